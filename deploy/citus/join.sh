#!/bin/sh
# Makes PostgreSQL servers with Citus one cluster: the extension on every node, then the coordinator adds the workers. May run again at any time;
# also to add another worker.
#   COORDINATOR=host:port WORKERS="host:port host:port" PGUSER=… PGPASSWORD=… PGDATABASE=… join.sh
set -eu

on() { # host:port, statement
  psql --no-psqlrc --quiet --tuples-only --set=ON_ERROR_STOP=1 --host="${1%:*}" --port="${1##*:}" --command="$2" >/dev/null
}

for node in $COORDINATOR $WORKERS; do
  on "$node" "set client_min_messages = warning; create extension if not exists citus"
done
on "$COORDINATOR" "select citus_set_coordinator_host('${COORDINATOR%:*}', ${COORDINATOR##*:})"
for node in $WORKERS; do
  on "$COORDINATOR" "select citus_add_node('${node%:*}', ${node##*:})"
done
echo "The cluster has $(echo "$WORKERS" | wc -w) worker(s)."
