-- The PIN code of a listing in no locality became a term of the search index: localities share PIN
-- codes. Every live listing is folded once more. None loses a term, so none has to be noted.
insert into property_word_change (property_id, words)
select id, '{}' from property where is_live
on conflict do nothing;
