-- Uploaded photos: decoded and written anew in three widths under DATA_DIR/media.
create table media (
  id uuid primary key,
  broker_id uuid,
  kind text not null default 'photo',
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null,
  thumbhash bytea,
  created_at timestamptz not null default now(),
  constraint media_broker_id_fkey foreign key (broker_id) references broker on delete cascade,
  constraint media_kind_check check (kind in ('photo', 'drawing', 'picture')),
  constraint media_of_a_broker_or_a_page check ((kind = 'picture') = (broker_id is null)),
  -- Eight bytes of the difference hash of a photo; none where it has too little in it to be known
  -- by, or its file is gone. `is_hashed` says that it was looked at.
  dhash bytea check (octet_length(dhash) = 8),
  is_hashed boolean not null default false,
  sources json not null
  generated always as (media_sources(id, kind, width, widths)) stored
);
create index media_broker on media (broker_id);
create index media_unhashed on media (id) where kind = 'photo' and not is_hashed;
create index media_dhash on media using gin (dhash_parts(dhash)) where dhash is not null;
