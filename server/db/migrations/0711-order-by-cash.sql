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
