// Records what a JavaScript engine makes of generated expressions of the flow language's subset.
//
//   node Scripts/expression-cases.js [COUNT] [SEED] > FILE       10000 3 for the bundled ones
//
// The suite FlowExpressionCasesTests compares them with FlowKit: those of
// Tests/FlowKitTests/Vectors/expressions.json, or of the file that FLOW_EXPRESSIONS names. A case is
// [expression, value]; the value is "!" if the engine throws. Left out of the subset on purpose: comparing two
// arrays or objects with each other (they have no identity in a flow), and halves of characters.
'use strict'

const count = Number(process.argv[2] || 10000)
let state = Number(process.argv[3] || 1) >>> 0

function random() {
  state = (state + 0x6d2b79f5) >>> 0
  let t = state
  t = Math.imul(t ^ (t >>> 15), t | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
const below = (n) => Math.floor(random() * n)
const pick = (list) => list[below(list.length)]
const quote = (text) => (random() < 0.5
  ? "'" + text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n').replace(/\t/g, '\\t') + "'"
  : JSON.stringify(text).replace(/\\[bfv]/g, ''))

const words = ['', ' ', 'a', 'abc', 'ab', 'B', 'Straße', 'にんじん', 'ん', '1', '12', '-3.5', '0x1F', '1e3', ' 7 ',
  'true', 'null', 'a,b,,c', '数 3 個', '\n', '\t x ', 'Σας ΟΔΟΣ', 'ﬁ', '　全角　', '$&', '$$', 'NaN', 'Infinity', '09']
const emoji = ['😀', 'a😀b', '👩‍👧', '😀😀']
const numbers = ['0', '1', '2', '3', '7', '10', '0.1', '0.2', '1.5', '.5', '5.', '1e3', '1e21', '1e-7', '0x1F', '255',
  '9007199254740993', '123456789', '1e400', '0.000001', '3.14159', 'NaN', 'Infinity']
const names = ['A', 'N', 'E', 'U']

const group = (text) => (random() < 0.6 ? '(' + text + ')' : text)
const atomic = (text) => '(' + text + ')'

function any(d) {
  const k = below(d > 0 ? 10 : 6)
  if (k < 2) return num(d)
  if (k < 4) return str(d)
  if (k < 5) return bool(d)
  if (k < 6) return pick(['null', 'undefined', 'U', 'true', 'false'])
  if (k < 7) return group(any(d - 1)) + pick([' || ', ' && ', ' ?? ']) + group(any(d - 1))
  if (k < 8) return group(any(d - 1)) + ' ? ' + any(d - 1) + ' : ' + any(d - 1)
  if (k < 9) return arr(d - 1) + '[' + num(d - 1) + ']'
  return '{a: ' + any(d - 1) + ", 'b': " + any(d - 1) + '}' + pick(['.a', '.b', "['a']", '.c'])
}
function num(d) {
  if (d <= 0) return pick(numbers)
  switch (below(9)) {
    case 0: return pick(numbers)
    case 1: return group(any(d - 1)) + ' ' + pick(['-', '*', '/', '%']) + ' ' + group(any(d - 1))
    case 2: return group(num(d - 1)) + ' + ' + group(num(d - 1))
    case 3: return pick(['-', '+']) + atomic(any(d - 1))
    case 4: return 'parseInt(' + any(d - 1) + (random() < 0.4 ? ', ' + pick(['2', '8', '10', '16', '36', '0', '1', 'U']) : '') + ')'
    case 5: return pick(['parseFloat', 'Number']) + '(' + any(d - 1) + ')'
    case 6: return owner(d - 1) + '.indexOf(' + any(d - 1) + (random() < 0.3 ? ', ' + num(d - 1) : '') + ')'
    case 7: return arr(d - 1) + '.indexOf(' + any(d - 1) + ')'
    default: return pick([owner, arr])(d - 1) + '.length'
  }
}
function owner(d) {
  const text = random() < 0.2 ? quote(pick(emoji)) : random() < 0.5 ? quote(pick(words)) : 'String(' + any(d) + ')'
  return text
}
function plain(d) {
  return random() < 0.6 ? quote(pick(words)) : 'String(' + num(d) + ')'
}
function place(d) {
  return random() < 0.7 ? pick(['0', '1', '2', '3', '-1', '-2', '99', 'U', 'null', "'1'", '1.7', 'NaN']) : num(d)
}
function str(d) {
  if (d <= 0) return random() < 0.2 ? pick(names) : quote(pick(random() < 0.1 ? emoji : words))
  switch (below(11)) {
    case 0: return quote(pick(words))
    case 1: return group(str(d - 1)) + ' + ' + group(any(d - 1))
    case 2: return arr(d - 1) + ' + ' + group(any(d - 1))
    case 3: return plain(d - 1) + '.slice(' + place(d - 1) + (random() < 0.5 ? ', ' + place(d - 1) : '') + ')'
    case 4: return owner(d - 1) + pick(['.trim()', '.toUpperCase()', '.toLowerCase()'])
    case 5: return owner(d - 1) + '.replace(' + any(d - 1) + ', ' + any(d - 1) + ')'
    case 6: return plain(d - 1) + '.padStart(' + pick(['0', '3', '5', '10', 'U', "'4'"]) + (random() < 0.5 ? ', ' + plain(0) : '') + ')'
    case 7: return arr(d - 1) + '.join(' + (random() < 0.6 ? any(d - 1) : '') + ')'
    case 8: return 'String(' + (random() < 0.3 ? arr(d - 1) : any(d - 1)) + ')'
    case 9: return plain(d - 1) + '[' + place(d - 1) + ']'
    default: return pick(names)
  }
}
function bool(d) {
  if (d <= 0) return pick(['true', 'false'])
  switch (below(6)) {
    case 0: return '!' + atomic(any(d - 1))
    case 1: case 2: return atomic(any(d - 1)) + ' ' + pick(['==', '!=', '===', '!==', '<', '<=', '>', '>=']) + ' ' + atomic(any(d - 1))
    case 3: return arr(d - 1) + ' ' + pick(['==', '!=', '<', '>=']) + ' ' + atomic(any(d - 1))
    case 4: return owner(d - 1) + pick(['.includes(', '.startsWith(', '.endsWith(']) + any(d - 1) + (random() < 0.3 ? ', ' + place(d - 1) : '') + ')'
    default: return arr(d - 1) + '.includes(' + any(d - 1) + ')'
  }
}
function arr(d) {
  switch (below(d > 0 ? 4 : 1)) {
    case 0: return '[' + Array.from({ length: below(4) }, () => any(d - 1)).join(', ') + ']'
    case 1: return plain(d - 1) + '.split(' + (random() < 0.8 ? plain(0) : '') + ')'
    case 2: return plain(d - 1) + '.split(' + pick(["''", "','", "'a'"]) + ', ' + pick(['0', '1', '2', '-1', 'U', "'2'"]) + ')'
    default: return arr(d - 1) + '.slice(' + place(d - 1) + (random() < 0.4 ? ', ' + place(d - 1) : '') + ')'
  }
}
function whole() {
  const k = random()
  if (k < 0.04) return 'output.x = ' + any(2) + '; output.x' + pick([';', '', ' == null', ' + 1'])
  if (k < 0.06) return "maestro.copiedText = '' + " + atomic(str(2)) + '; maestro.copiedText.length'
  return any(1 + below(4))
}

function dump(value) {
  if (Array.isArray(value)) return '[' + value.map(dump).join(', ') + ']'
  if (typeof value === 'string') return JSON.stringify(value)
  if (Object.is(value, -0)) return '-0'
  return String(value)
}
function isHalved(text) {
  // JSON.stringify escapes them.
  return /[\ud800-\udbff](?![\udc00-\udfff])|(?:[^\ud800-\udbff]|^)[\udc00-\udfff]|\\ud[89a-f]/.test(text)
}

const cases = []
const seen = new Set()
globalThis.A = 'にんじん'
globalThis.N = '3'
globalThis.E = ''
globalThis.U = undefined
while (cases.length < count) {
  const text = whole()
  if (text.length > 60 || text.startsWith('{') || seen.has(text)) continue
  seen.add(text)
  globalThis.output = {}
  globalThis.maestro = {}
  let value
  try {
    value = dump((0, eval)(text))
  } catch (error) {
    value = '!'
  }
  if (value.length > 200 || isHalved(value)) continue
  // Two arrays compared, after all: `[1] == (x || [1])` has the identity that a flow's arrays lack.
  if (/[=!]=/.test(text) && (text.match(/\[|split|slice/g) || []).length > 1) continue
  cases.push([text, value])
}
process.stdout.write('[\n' + cases.map((c) => JSON.stringify(c)).join(',\n') + '\n]\n')
