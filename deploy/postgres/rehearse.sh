#!/bin/sh
# Restores the newest state of the archive into a scratch folder, starts it on a socket, reads every table and removes it.
# Runs as postgres, once a week. Ends with 1 and one sentence where anything fails. See docs/durability.md.
#   rehearse.sh [DATABASE]
set -eu
database=${1:-bottom_time}
programs=${PG_PROGRAMS:-$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)}
scratch=$(mktemp -d "${TMPDIR:-/var/tmp}/rehearsal-XXXXXX")
clean() {
  "$programs/pg_ctl" -D "$scratch/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$scratch"
}
trap clean EXIT
fail() {
  echo "The rehearsal of a restore failed: $1. The log of PostgreSQL and pgBackRest above says why." >&2
  exit 1
}

pgbackrest --stanza=bottom-time --pg1-path="$scratch/data" --no-delta --log-level-console=warn restore ||
  fail 'pgBackRest could not restore'
# Apart from the running server: its own socket, no network, nothing archived.
options="-c archive_mode=off -c listen_addresses= -k $scratch -p 5999"
"$programs/pg_ctl" -D "$scratch/data" -w -t 600 -l "$scratch/log" -o "$options" start >/dev/null ||
  { cat "$scratch/log" >&2; fail 'PostgreSQL did not start on it'; }
# Reads every row of every table, and so every page that holds one.
"$programs/pg_dump" -h "$scratch" -p 5999 ${PGUSER:+-U "$PGUSER"} "$database" >/dev/null ||
  fail 'its tables can not be read'
rows=$("$programs/psql" -h "$scratch" -p 5999 ${PGUSER:+-U "$PGUSER"} -d "$database" -Atc \
  "select sum((xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', schemaname, tablename), false, true, '')))[1]::text::bigint) from pg_tables where schemaname = 'public'")
echo "The archive was restored and read: $rows rows."
