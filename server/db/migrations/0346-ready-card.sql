-- What every page of cards was worked out anew from: the photos of each card, and how many listings
-- of a kind are live (docs/decisions/0361).

-- What the photos of a listing come to on a card, written when they change.
create table property_gallery (
  property_id uuid primary key references property on delete cascade,
  -- The first five, the primary one before the others, as `CardRow` has them.
  shown json not null,
  total smallint not null check (total > 0)
);

create function write_property_gallery(ids uuid[]) returns void language sql as $$
  insert into property_gallery
  select property_id,
    json_agg(json_build_object('id', id, 'kind', kind, 'width', width, 'height', height,
        'widths', widths, 'thumbhash', encode(thumbhash, 'base64'), 'is_primary', is_primary)
      order by place) filter (where place <= 5),
    count(*)
  from (
    select media.*, property_id, is_primary,
      row_number() over (partition by property_id order by is_primary desc, position) as place
    from property_image join media on media.id = media_id
    where property_id = any (ids)
  ) image
  group by property_id
  on conflict (property_id) do update set shown = excluded.shown, total = excluded.total;

  delete from property_gallery gallery
  where property_id = any (ids)
    and not exists (select from property_image where property_id = gallery.property_id)
$$;

create function keep_property_gallery() returns trigger language plpgsql as $$
begin
  perform write_property_gallery(array(select distinct property_id from pictured));
  return null;
end
$$;
create trigger property_image_added_gallery
  after insert on property_image referencing new table as pictured
  for each statement execute function keep_property_gallery();
create trigger property_image_changed_gallery
  after update on property_image referencing new table as pictured
  for each statement execute function keep_property_gallery();
create trigger property_image_deleted_gallery
  after delete on property_image referencing old table as pictured
  for each statement execute function keep_property_gallery();

-- Needed here, and after rows were written with triggers disabled.
create function refill_property_gallery() returns void language sql as $$
  delete from property_gallery;
  select write_property_gallery(array(select distinct property_id from property_image))
$$;
select refill_property_gallery();

-- How many live listings there are of each kind, whatever their place and rooms: a few rows that add
-- up, as those of property_tally do.
create table property_kind_tally (
  property_type text not null,
  listing_type text not null,
  count bigint not null
);

create or replace function fold_property_tally() returns void language sql as $$
  with taken as (
    delete from property_tally
    where ctid = any (array(select ctid from property_tally for update skip locked))
    returning *
  )
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, sum(count)
  from taken
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished
  having sum(count) <> 0;

  with taken as (
    delete from property_kind_tally
    where ctid = any (array(select ctid from property_kind_tally for update skip locked))
    returning *
  )
  insert into property_kind_tally
  select property_type, listing_type, sum(count) from taken
  group by property_type, listing_type
  having sum(count) <> 0
$$;

create or replace function refill_property_tally() returns void language sql as $$
  lock table property_tally, property_kind_tally, broker_tally in exclusive mode;
  delete from property_tally;
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, count(*)
  from property where removed_at is null
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished;
  delete from property_kind_tally;
  insert into property_kind_tally
  select property_type, listing_type, count(*) from property where is_live
  group by property_type, listing_type;
  delete from broker_tally;
  insert into broker_tally (broker_id, city_id, count, listed)
  select broker_id, city_id, count(*) filter (where is_live), count(*)
  from property where removed_at is null group by broker_id, city_id
$$;

create or replace function tally_added_properties() returns trigger language plpgsql as $$
begin
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, count(*)
  from added where removed_at is null
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished;
  insert into property_kind_tally
  select property_type, listing_type, count(*) from added where is_live
  group by property_type, listing_type;
  if random() < 0.01 then perform fold_property_tally(); end if;
  return null;
end
$$;

create or replace function tally_deleted_properties() returns trigger language plpgsql as $$
begin
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, -count(*)
  from deleted where removed_at is null
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished;
  insert into property_kind_tally
  select property_type, listing_type, -count(*) from deleted where is_live
  group by property_type, listing_type;
  return null;
end
$$;

create or replace function tally_changed_property() returns trigger language plpgsql as $$
begin
  if old.removed_at is null then
    insert into property_tally values (old.status, old.is_live, old.city_id, old.property_type,
      old.listing_type, old.bedrooms, old.furnished, -1);
  end if;
  if new.removed_at is null then
    insert into property_tally values (new.status, new.is_live, new.city_id, new.property_type,
      new.listing_type, new.bedrooms, new.furnished, 1);
  end if;
  if (old.is_live, old.property_type, old.listing_type)
    is distinct from (new.is_live, new.property_type, new.listing_type) then
    insert into property_kind_tally
    select old.property_type, old.listing_type, -1 where old.is_live
    union all
    select new.property_type, new.listing_type, 1 where new.is_live;
  end if;
  if random() < 0.01 then perform fold_property_tally(); end if;
  return null;
end
$$;
select refill_property_tally();
