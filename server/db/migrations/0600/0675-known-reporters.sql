-- Whether a report came from a customer with a proven mailbox or number, or one who had asked about
-- the listing: three strangers alone do not put a listing in doubt.
alter table flag add column is_known boolean not null default false;

-- Those that visitors doubt and that are not past their bound yet: a job looks here every minute.
create index property_doubted on property (listing_type, (greatest(confirmed_at, submitted_at)))
  where status = 'approved' and removed_at is null and expired_at is null
    and unconfirmed_at = doubted_at;

-- A doubt became a term of the search index. No listing loses a term.
insert into property_word_change (property_id, words)
select id, '{}' from property where is_live and unconfirmed_at = doubted_at order by id;
