-- A list that is sent again knows its homes, also where a price changed (docs/decisions/0462).

alter table property
  -- The source of an imported row without its price: the home, whatever it costs now.
  add column home_key bytea,
  -- The price its broker's list said last; an edit by hand does not change it.
  add column listed_price bigint check (listed_price > 0),
  add column import_id uuid references import_run on delete set null,
  add constraint property_listed_home check ((home_key is null) = (listed_price is null));
create index property_home on property (home_key) where home_key is not null;
create index property_import on property (import_id) where import_id is not null;

-- What the check of a run found to be a listing of ours at another price.
create table import_price_change (
  run_id uuid not null references import_run on delete cascade,
  line integer not null,
  property_id uuid not null references property on delete cascade,
  primary key (run_id, line),
  constraint import_price_change_once unique (property_id, run_id)
);

-- What the check has to say of the file as a whole.
alter table import_run add column remarks text[] not null default '{}';
