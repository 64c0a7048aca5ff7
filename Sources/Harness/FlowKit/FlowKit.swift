// A package that plays flows imports FlowKit alone; its targets are for packages that need no more than a part, and for
// the order of the code.
@_exported public import FlowEngine
@_exported public import FlowFormat
@_exported public import FlowHunt
@_exported public import FlowReports
