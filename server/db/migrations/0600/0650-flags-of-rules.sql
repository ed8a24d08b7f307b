-- A rule of the marketplace can flag a live listing too: reviewers look at it while it stays live.
alter table flag drop constraint flag_reason_check, add constraint flag_reason_check check (reason in
  ('fake', 'gone', 'wrong', 'duplicate', 'offensive', 'other', 'price-cut', 'wording'));

-- Live listings whose price was cut and which no rule has looked at yet, with the price before.
create table price_cut (
  property_id uuid primary key references property on delete cascade,
  former_price bigint not null check (former_price > 0)
);

-- How far the live listings were searched for wording that excludes people, by version of the
-- rules: a later version begins anew.
create table wording_check (
  rules smallint primary key,
  checked_until uuid
);
