-- What states, the tax offices and banks charge on a home, each with its source and its days:
-- administrators keep it up to date. The audit log holds who changed what.
create table cost_rate (
  id uuid primary key,
  charge text not null check (charge in
    ('stamp-duty', 'registration', 'gst', 'tds', 'brokerage-gst', 'loan-share')),
  -- None is all of India.
  state text,
  -- A kind of place, or one city by its name. The narrowest rate that fits applies.
  place text not null default 'any',
  buyer text not null default 'any' check (buyer in ('any', 'woman', 'man', 'joint')),
  -- Whole rupees: above the first, up to and including the second.
  above bigint not null default 0 check (above >= 0),
  up_to bigint,
  -- Only homes up to this carpet area, in square metres.
  max_carpet integer check (max_carpet > 0),
  -- Hundredths of a percent, or whole rupees.
  rate_basis_points integer check (rate_basis_points between 0 and 10000),
  fixed_amount bigint check (fixed_amount >= 0),
  max_amount bigint check (max_amount >= 0),
  note text,
  -- Days of India; the second no longer belongs to it.
  valid_from date not null,
  valid_until date,
  source text not null,
  address text not null,
  checked_on date not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint cost_rate_is_one_amount check (num_nonnulls(rate_basis_points, fixed_amount) = 1),
  constraint cost_rate_slab_ends_after_it_starts check (up_to > above),
  constraint cost_rate_lasts check (valid_until > valid_from),
  constraint cost_rate_one_at_a_time exclude using gist (
    uuid_range(
      md5(charge || '|' || coalesce(state, '') || '|' || place || '|' || buyer || '|'
        || coalesce(max_carpet, 0))::uuid,
      md5(charge || '|' || coalesce(state, '') || '|' || place || '|' || buyer || '|'
        || coalesce(max_carpet, 0))::uuid, '[]') with &&,
    int8range(above, up_to) with &&,
    daterange(valid_from, valid_until) with &&)
);
