#!/bin/bash
# Runs once, when the database is made: a role of its own that owns it and is no superuser.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --set=password="$DATABASE_PASSWORD" <<'SQL'
create role brickbazaar login password :'password';
create database brickbazaar owner brickbazaar template template0 encoding 'UTF8' locale 'C';
SQL
