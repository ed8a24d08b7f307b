-- What brokers name among the features of a home is searched as its amenities are. An index takes
-- the place of the one over the amenities alone; without it a search still finds the same.
create index property_feature on property using gin (folded(amenities || features));
drop index property_amenity;
-- The names became words of the text too: every listing in a Location is reworded by the job that
-- follows renamed Locations, and folded with it.
insert into location_rename (location_id) select id from location
on conflict (location_id) do update
  set requested_at = now(), due_at = now(), is_last_visit = false, visited_id = null;
-- A listing in no Location has no such job; its names are appended as they are split there.
update property set search_vector = search_vector || array_to_tsvector(array(
  select distinct word from unnest(amenities || features) name
    cross join lateral regexp_split_to_table(lower(name), '[^[:alnum:]]+') word
  where word <> ''))
where location_id is null and amenities || features <> '{}';
-- What was folded before has no terms of features. None loses a term.
insert into property_word_change (property_id, words)
select id, '{}' from property where is_live and features <> '{}'
on conflict do nothing;
