-- A broker without listings and leads can be deleted; what their software used ends with them.
alter table api_key
  drop constraint api_key_broker_id_fkey,
  add constraint api_key_broker_id_fkey foreign key (broker_id) references broker on delete cascade;
