-- The number of parkings, the width of the road, the day from which a home is free and persons a
-- room became terms of the search index: every live listing is folded once more. None loses a term,
-- so none has to be noted.
insert into property_word_change (property_id, words)
select id, '{}' from property where is_live order by created_at, id;
