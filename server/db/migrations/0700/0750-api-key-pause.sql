-- A reset of the password by mail pauses the keys of a broker: whoever knew the password before may
-- have made one. Each works again once its owner says so.
alter table api_key
  add column paused_at timestamptz,
  add constraint api_key_paused_of_broker check (paused_at is null or broker_id is not null),
  -- The keys of a broker who is deleted go too.
  drop constraint api_key_broker_id_fkey,
  add constraint api_key_broker_id_fkey
    foreign key (broker_id) references broker on delete cascade;
