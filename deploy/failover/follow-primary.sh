#!/usr/bin/env bash
# Runs beside each PgBouncer and points it to the PostgreSQL that is the primary: writes the file that pgbouncer.ini
# includes and tells PgBouncer to read it. Of two that call themselves primary the one promoted last is taken.
set -uo pipefail

: "${NODES:?both servers, separated by ;  as host=db1 port=5432;host=db2 port=5432}"
: "${LOGIN:?how to ask them: user=cryptax dbname=cryptax}"
: "${DATABASE:?name of the database at PgBouncer and at the servers}"
: "${TARGET:?file that pgbouncer.ini includes}"
: "${PGBOUNCER:?connection to its console: host=127.0.0.1 port=6432 user=cryptax dbname=pgbouncer}"
# The client alone brings no pg_config, so psql is looked for like any program unless PGBIN says where it lies.
PSQL=${PGBIN:+$PGBIN/}psql
command -v "$PSQL" >/dev/null || { echo "follow-primary: $PSQL is not there (apt-get install postgresql-client)" >&2; exit 1; }
CHECK_SECONDS=${CHECK_SECONDS:-1}

IFS=';' read -ra nodes <<<"$NODES"
current=''
[[ -s $TARGET ]] && current=$(sed -n "s/^$DATABASE = \(.*\) dbname=.*/\1/p" "$TARGET")

# The timeline of a primary; nothing of a standby or of one that does not answer.
timeline_of() {
  timeout 5 "$PSQL" -XAtqw -d "$1 $LOGIN connect_timeout=3" -c \
    "select left(pg_walfile_name(pg_current_wal_lsn()), 8) where not pg_is_in_recovery()" 2>/dev/null
}

point_to() {
  printf '[databases]\n%s = %s dbname=%s\n' "$DATABASE" "$1" "$DATABASE" >"$TARGET.new"
  mv "$TARGET.new" "$TARGET"
  "$PSQL" -Xqw -d "$PGBOUNCER connect_timeout=3" -c 'RELOAD' >/dev/null 2>&1 || return
  current=$1
  echo "follow-primary: $1" >&2
}

trap 'exit 0' TERM INT
while true; do
  best='' best_timeline=''
  for node in "${nodes[@]}"; do
    timeline=$(timeline_of "$node")
    if [[ -n $timeline && $timeline > $best_timeline ]]; then
      best=$node best_timeline=$timeline
    fi
  done
  # Without an answer the old target stays: better to wait for it than to point to a standby.
  [[ -n $best && $best != "$current" ]] && point_to "$best"
  sleep "$CHECK_SECONDS" &
  wait $!
done
