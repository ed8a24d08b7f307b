-- The order by the cash that homes need; those where it is not known come last.
create index property_live_cash on property ((coalesce(cash_needed, 9007199254740991)), id)
  include (city_id, property_type, listing_type, bedrooms, furnished, price, area_sqft)
  where is_live;

-- Its checkpoints: all listings count as changed until they are folded with the new key.
insert into order_checkpoint (sort, start, count) values (6, '-Infinity', 0)
on conflict do nothing;
insert into order_checkpoint_sum (sort, starts, before, total)
values (6, array['-Infinity'::double precision], array[0], 0)
on conflict do nothing;
insert into property_word_change (property_id, words)
select id, '{}' from property where is_live order by created_at, id;

-- How much larger than carpet the built-up and super built-up areas of a place usually are, by
-- listings that state both; a job works it out. Rates per square foot are compared on carpet.
create table usual_loading (
  place_id uuid not null references location on delete cascade,
  basis text not null check (basis in ('built-up', 'super-built-up')),
  loading numeric(4, 2) not null check (loading between 1 and 2),
  listing_count integer not null check (listing_count >= 10),
  primary key (place_id, basis)
);

-- The one that a listing without a carpet area is converted with; null where none is known.
alter table property add column usual_loading numeric(4, 2) check (usual_loading between 1 and 2);

drop index property_live_rate;
create index property_live_rate on property
  ((price / rated_area(area_sqft, detail, usual_loading)), id)
  include (city_id, property_type, listing_type, bedrooms, furnished, price, area_sqft)
    where is_live;

insert into property_word_change (property_id, words)
select id, '{}' from property
where is_live and detail ? 'areaCarpetSqft' and detail ->> 'areaBasis' is distinct from 'carpet'
order by created_at, id;

