-- Parts of names, addresses and numbers are found whatever stands around them.
create extension if not exists pg_trgm;

-- What the search of the back office looks through.
create function customer_words(first_name text, last_name text, email text, phone text)
returns text language sql immutable parallel safe as $$
  select lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone)
$$;
create index customer_search on customer
  using gin (customer_words(first_name, last_name, email, phone) gin_trgm_ops);

-- Lists and figures are answered from the index, without visiting the rows.
create index customer_newest on customer (created_at desc, id desc) include (status, source, is_verified);
create index customer_name on customer (lower(first_name), lower(last_name), id);

-- Counts the changes of what the edit form shows, so that two editors do not undo each other
-- (quality CON-06); a status and the customer's own preferences are none of them.
alter table customer add column version integer not null default 1;
create trigger customer_version
  before update of email, phone, first_name, last_name, whatsapp, date_of_birth, gender, source,
    is_verified on customer
  for each row
  when ((old.email, old.phone, old.first_name, old.last_name, old.whatsapp, old.date_of_birth,
      old.gender, old.source, old.is_verified)
    is distinct from (new.email, new.phone, new.first_name, new.last_name, new.whatsapp,
      new.date_of_birth, new.gender, new.source, new.is_verified))
  execute function count_version();
