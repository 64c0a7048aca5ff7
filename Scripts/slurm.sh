#!/usr/bin/env bash
# Plays flows as an array of a real Slurm whose nodes are all on this machine, kills one node on the way, and
# checks that no flow is lost and none is counted twice:
#
#   Scripts/slurm.sh [PLAYS [NODES]]     100000 plays on 4 nodes; HARNESS names the executable
#
# It needs Debian's slurm-wlm, and root, which Slurm wants to start tasks as somebody.
set -euo pipefail
cd "$(dirname "$0")/.."

plays=${1:-100000}
nodes=${2:-4}
harness=${HARNESS:-$PWD/.build/release/harness}
for tool in slurmctld slurmd sbatch squeue unshare; do
  command -v "$tool" >/dev/null || { echo "slurm.sh: $tool is missing: apt-get install slurm-wlm" >&2; exit 2; }
done
[ -x "$harness" ] || { echo "slurm.sh: build the harness first: swift build -c release" >&2; exit 2; }

flows=$("$harness" check | sed 's/ .*//')
rounds=$(((plays + flows - 1) / flows))
tasks=$((plays / 1000 > 8 ? plays / 1000 : 8))
root=$(mktemp -d)
export SLURM_CONF=$root/slurm.conf
daemons=()

# A node is a space of process numbers of its own: when its first process is killed, everything on it is gone at once.
tidy() {
  kill -9 "${daemons[@]}" 2>/dev/null || true
  rm -rf "$root"
}
trap tidy EXIT

host=$(hostname -s)
mkdir -p "$root"/{state,spool,parts}
{
  printf '%s\n' ClusterName=scale "SlurmctldHost=$host(127.0.0.1)" SlurmUser=root AuthType=auth/none AuthInfo=cred_expire=5 CredType=cred/none \
    ProctrackType=proctrack/pgid TaskPlugin=task/none SwitchType=switch/none MpiDefault=none \
    SlurmctldPort=26817 SlurmdTimeout=10 ReturnToService=2 JobRequeue=1 MaxArraySize=100001 MaxJobCount=200000 \
    SchedulerParameters=sched_min_interval=100000,batch_sched_delay=0 MinJobAge=100000 \
    "StateSaveLocation=$root/state" "SlurmdSpoolDir=$root/spool/%n" "SlurmctldPidFile=$root/ctld.pid" \
    "SlurmdPidFile=$root/%n.pid" "SlurmctldLogFile=$root/ctld.log" "SlurmdLogFile=$root/%n.log"
  for node in $(seq "$nodes"); do
    echo "NodeName=n$node NodeHostname=$host NodeAddr=127.0.0.1 Port=$((26820 + node)) CPUs=1 State=UNKNOWN"
  done
  echo "PartitionName=all Nodes=n[1-$nodes] Default=YES MaxTime=INFINITE State=UP"
} >"$SLURM_CONF"

slurmctld -D -i &
daemons+=($!)
disown
for node in $(seq "$nodes"); do
  mkdir -p "$root/spool/n$node"
  unshare --pid --fork --kill-child --mount-proc slurmd -D -N "n$node" &
  daemons+=($!)
  disown
done
until [ "$(sinfo --noheader --Node --states=idle 2>/dev/null | wc -l)" = "$nodes" ]; do sleep 0.2; done

began=$(date +%s)
sbatch --quiet --array="0-$((tasks - 1))" --export=ALL Examples/Scale/flows.sbatch \
  "$harness" "$root/parts" --repeat "$rounds"

# The second node dies in the middle, with everything that runs on it.
parts() { find "$root/parts" -name '*.json' | wc -l; }
on_n2() { squeue --noheader --nodelist=n2 --states=running --format=%K; }
until [ "$(parts)" -ge $((tasks / 3)) ] && [ -n "$(on_n2)" ]; do sleep 0.1; done
lost=$(on_n2)
kill -9 "${daemons[2]}"
echo "node n2 is dead; it was playing part $lost"

while [ -n "$(squeue --noheader)" ]; do sleep 0.5; done
restarts=$(scontrol --oneliner show job | grep "ArrayTaskId=$lost " | grep -o 'Restarts=[0-9]*')
"$harness" merge "$root/parts/*.json" -o "$root/merged.json" --quiet >"$root/merged.txt"
head -1 "$root/merged.txt"
echo "$(parts) of $tasks parts in $(($(date +%s) - began)) s; the lost one: $restarts"
found=$(sed -n '1s/ .*//p' "$root/merged.txt")
[ "$found" = $((rounds * flows)) ] || { echo "slurm.sh: $found plays of $((rounds * flows))" >&2; exit 1; }
