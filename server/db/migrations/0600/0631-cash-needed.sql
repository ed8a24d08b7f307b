-- What a family needs in the bank to move in or to own, in rupees; null where a part of it is not
-- known (domain/money/home-cost.ts). A job writes it when the listing or a rate changed.
alter table property add column cash_needed bigint check (cash_needed >= 0);

create table property_cash_change (
  id bigint generated always as identity primary key,
  property_id uuid not null
) with (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);

-- The day up to which rates that start or end were followed.
create table cost_rate_day (
  only_one boolean primary key default true check (only_one),
  day date not null
);

-- It is a term of the search index, and so is that it is not known: every listing is folded again.
insert into property_word_change (property_id, words)
select id, '{}' from property where is_live order by created_at, id;
