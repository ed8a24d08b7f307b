-- What a listing's numbers are counted from, beside its views and its inquiries.

-- How often a listing stood in a list of results, by day in India: counts, not persons. Gathered in
-- memory and added in batches, so that a list costs no write.
create table property_shown (
  property_id uuid not null references property on delete cascade,
  day date not null,
  count bigint not null check (count > 0),
  primary key (property_id, day)
) with (fillfactor = 70);

-- Who took one of the ways to the broker: a row per listing, way, visitor and day, as for views. The
-- visitor is a keyed hash, not a person.
create table property_contact (
  property_id uuid not null references property on delete cascade,
  day date not null,
  way text not null check (way in ('call', 'whatsapp', 'email')),
  visitor bytea not null,
  primary key (property_id, day, way, visitor)
);
