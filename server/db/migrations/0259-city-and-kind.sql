-- Lists of one kind in a city, and how many there are (docs/decisions/0259).

-- A city with a type and a kind of deal is what visitors filter by most: its newest are the beginning
-- of this index. Without it the newest of the whole country were gone through for a rare kind.
create index property_live_city_kind on property
  (city_id, property_type, listing_type, created_at desc, id desc) where is_live;

-- Any other filter in a city goes through the index of the city, without visiting its rows.
drop index property_live_city_newest;
create index property_live_city_newest on property (city_id, created_at desc, id desc)
  include (property_type, listing_type, bedrooms, furnished) where is_live;

-- Totals of what is live: most of the tally is not.
create index property_tally_live on property_tally (city_id, property_type, listing_type)
  include (bedrooms, furnished, count) where is_live;
