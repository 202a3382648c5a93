#!/usr/bin/env bash
# Runs beside each of the two PostgreSQL servers, as the user postgres. Beside the standby it promotes when the primary
# is gone; beside the primary it asks for synchronous commits as soon as a standby follows. docs/deploy.md says why the
# two together lose no confirmed row, decision 0041 what was weighed.
set -uo pipefail

: "${PGDATA:?folder of this server}"
: "${NAME:?name of this server, also the application_name of its replication}"
: "${NAMES:?both names, as in synchronous_standby_names: pg_a, pg_b}"
: "${LOCAL:?connection to this server: host=/var/run/postgresql user=postgres dbname=postgres}"
: "${PEER:?connection to the other one: host=db2 user=cryptax_guard dbname=postgres}"
PGBIN=${PGBIN:-$(pg_config --bindir)}
CHECK_SECONDS=${CHECK_SECONDS:-1}
FAILED_CHECKS=${FAILED_CHECKS:-5}

say() { echo "pg-guard $NAME: $*" >&2; }

# One value, or nothing when the server does not answer in time.
ask() { timeout 5 "$PGBIN/psql" -XAtqw -v ON_ERROR_STOP=1 -d "$1 connect_timeout=3" -c "$2" 2>/dev/null; }

# "Too many connections" is an answer too; starting up or shutting down is not.
is_peer_there() { "$PGBIN/pg_isready" -q -t 3 -d "$PEER"; }

set_sync() {
  ask "$LOCAL" "alter system set synchronous_standby_names = '$1'" && ask "$LOCAL" 'select pg_reload_conf()' >/dev/null
}

TIMELINE="('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int"

failed=0
# Everything confirmed is here as well: the primary waits for us since a moment whose log we have received.
is_in_sync=0
seen_sync=0
sync_since=''

beside_standby() {
  if is_peer_there; then
    failed=0
    note_sync
    return
  fi
  failed=$((failed + 1))
  ((failed < FAILED_CHECKS)) && return
  if ((is_in_sync == 0)); then
    ((failed == FAILED_CHECKS)) && say 'the primary is gone, but rows may be missing here: not promoting, promote by hand'
    return
  fi
  say "the primary did not answer $failed times, promoting"
  if "$PGBIN/pg_ctl" promote -s -w -t 60 -D "$PGDATA"; then
    # The old primary cannot confirm anything without us, so we alone go on. No standby follows yet.
    until set_sync ''; do sleep 1; done
    say 'promoted; alone until the other server follows'
  fi
  failed=0 is_in_sync=0 seen_sync=0 sync_since=''
}

note_sync() {
  local answer setting state position
  answer=$(ask "$PEER" "select current_setting('synchronous_standby_names'), pg_current_wal_lsn(), coalesce(
    (select sync_state from pg_stat_replication where application_name = '$NAME' and state = 'streaming'), 'none')
    where not pg_is_in_recovery()") || return
  [[ -z $answer ]] && return
  IFS='|' read -r setting position state <<<"$answer"
  if [[ -z $setting ]]; then
    is_in_sync=0 seen_sync=0 sync_since=''
  elif ((is_in_sync == 0)) && [[ $state == sync ]]; then
    # What was confirmed before the switch may still be on its way: from the second look on its position is waited for.
    seen_sync=$((seen_sync + 1))
    ((seen_sync >= 2)) && sync_since=${sync_since:-$position}
    if [[ -n $sync_since && $(ask "$LOCAL" "select pg_last_wal_receive_lsn() >= '$sync_since'") == t ]]; then
      is_in_sync=1
      say 'in sync: may be promoted'
    fi
  fi
}

beside_primary() {
  failed=0 is_in_sync=0 seen_sync=0 sync_since=''
  local mine theirs
  mine=$(ask "$LOCAL" "select $TIMELINE")
  theirs=$(ask "$PEER" "select $TIMELINE where not pg_is_in_recovery()")
  if [[ -n $mine && -n $theirs ]] && ((theirs > mine)); then
    say 'the other server was promoted meanwhile: stopping this one; run pg-rejoin.sh'
    "$PGBIN/pg_ctl" stop -s -m immediate -D "$PGDATA"
    return
  fi
  local is_followed
  is_followed=$(ask "$LOCAL" "select current_setting('synchronous_standby_names') = '' and exists (
    select from pg_stat_replication where state = 'streaming' and '$NAMES' like '%' || application_name || '%')")
  if [[ $is_followed == t ]]; then
    set_sync "$NAMES" && say 'a standby follows: commits wait for it from now on'
  fi
}

trap 'exit 0' TERM INT
while true; do
  case $(ask "$LOCAL" 'select pg_is_in_recovery()') in
    t) beside_standby ;;
    f) beside_primary ;;
    *) failed=0 ;;
  esac
  sleep "$CHECK_SECONDS" &
  wait $!
done
