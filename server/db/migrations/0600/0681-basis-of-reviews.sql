-- What a review is based on: an answered inquiry, or a visit that its code has proven.
alter table review add column basis text not null default 'inquiry'
  check (basis in ('inquiry', 'visit'));
