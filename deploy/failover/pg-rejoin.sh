#!/usr/bin/env bash
# Makes this server (stopped, or with an empty folder) a standby of the other one and starts it: for the first standby,
# and for a primary that died and comes back after the other was promoted. Rewinds where that suffices, else copies.
set -euo pipefail

: "${PGDATA:?folder of this server}"
: "${NAME:?name of this server, as in synchronous_standby_names}"
: "${PEER:?connection to the other one, a superuser: host=db1 user=cryptax_guard dbname=postgres}"
PGBIN=${PGBIN:-$(pg_config --bindir)}
OPTIONS=${OPTIONS:-}

say() { echo "pg-rejoin $NAME: $*" >&2; }
source="$PEER application_name=$NAME"

if [[ $("$PGBIN/psql" -XAtqw -d "$PEER connect_timeout=5" -c 'select pg_is_in_recovery()') != f ]]; then
  say 'the other server is no primary: nothing to follow'
  exit 1
fi
if "$PGBIN/pg_ctl" status -s -D "$PGDATA"; then
  say 'this server runs: stop it first'
  exit 1
fi

copy_whole() {
  find "$PGDATA" -mindepth 1 -delete
  "$PGBIN/pg_basebackup" -w -d "$source" -D "$PGDATA" -X stream -c fast -R
}

if [[ ! -s $PGDATA/PG_VERSION ]]; then
  say 'copying the whole server'
  mkdir -p "$PGDATA"
  copy_whole
# A checkpoint first: the source tells its new timeline only by one.
elif "$PGBIN/psql" -Xqw -d "$PEER" -c checkpoint &&
  "$PGBIN/pg_rewind" -D "$PGDATA" --source-server="$source" -R >/dev/null; then
  say 'rewound'
else
  say 'cannot be rewound, copying the whole server'
  copy_whole
fi
chmod 700 "$PGDATA"
"$PGBIN/pg_ctl" start -s -w -t 120 -D "$PGDATA" -l "${LOG:-/dev/null}" -o "$OPTIONS"
say 'follows the other server'
