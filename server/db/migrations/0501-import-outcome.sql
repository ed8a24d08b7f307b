-- The import counts what it refuses itself: a listing may have been sold or deleted since the check
-- (docs/decisions/0501). Until the import is done, refused_count is the figure of the check.
alter table import_run add column run_refused_count integer not null default 0;

-- What the paired row is known by: the same row further down is a duplicate of it.
alter table import_price_change add column key bytea;
