#!/bin/sh
# Restores this moment from pgBackRest's archive beside the running database and compares every
# table with what was there; ends with 1 where something differs. As postgres, on a machine with
# pgBackRest, PostgreSQL and the product in /opt/brickbazaar. DATABASE_URL names the running
# database; its user needs: grant execute on function pg_create_restore_point(text),
# pg_switch_wal() to brickbazaar.
set -eu
binaries=${PG_BIN:-/usr/lib/postgresql/15/bin}
product=${PRODUCT:-/opt/brickbazaar}
check=${CHECK_COMMAND:-$product/node_modules/.bin/node $product/build/commands/check-archive.js}
port=${CHECK_PORT:-5499}
folder=$(mktemp -d "${CHECK_DIR:-/var/lib/postgresql}/check-XXXXXX")
trap '"$binaries/pg_ctl" -D "$folder/data" -m immediate stop > /dev/null 2>&1 || true; rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM

name=$($check --mark "$folder/sums" | tail -n 1)
# Until the segment that holds the moment is in the archive.
pgbackrest --stanza=brickbazaar check
mkdir -m 700 "$folder/data"
pgbackrest --stanza=brickbazaar --pg1-path="$folder/data" --type=name --target="$name" \
  --target-action=promote --archive-mode=off restore
# Settings of Debian lie outside the data folder; what is restored needs none of them.
printf '%s\n' "port = $port" "unix_socket_directories = '$folder'" "listen_addresses = ''" \
  'hot_standby = off' > "$folder/data/postgresql.conf"
printf '%s\n' 'local all all trust' > "$folder/data/pg_hba.conf"
"$binaries/pg_ctl" -D "$folder/data" -l "$folder/log" -t 3600 -w start > /dev/null \
  || { cat "$folder/log" >&2; exit 1; }
database=${CHECK_DATABASE:-brickbazaar}
DATABASE_URL="postgres://postgres@localhost:$port/$database?host=$folder" \
  $check --compare "$folder/sums"
