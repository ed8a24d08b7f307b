-- How customers, senders of inquiries and brokers who ordered a plan came to the site: the first
-- and the last time, sent with a form by those who agreed to it there (decision 0108).
create table touch (
  id uuid primary key,
  customer_id uuid references customer on delete cascade,
  inquiry_id uuid references inquiry on delete cascade,
  plan_order_id uuid references plan_order on delete cascade,
  position text not null check (position in ('first', 'last')),
  class text not null
    check (class in ('search', 'social', 'messaging', 'email', 'partner', 'direct')),
  source text check (length(source) between 1 and 100),
  medium text check (length(medium) between 1 and 100),
  campaign text check (length(campaign) between 1 and 100),
  term text check (length(term) between 1 and 100),
  content text check (length(content) between 1 and 100),
  -- A path without a query.
  landing text check (length(landing) <= 120 and landing ~ '^/[a-z0-9/-]*$'),
  touched_on date,
  -- The version of the words that were agreed to.
  notice text not null,
  created_at timestamptz not null default now(),
  constraint touch_of_one check (num_nonnulls(customer_id, inquiry_id, plan_order_id) = 1),
  constraint touch_once_of_customer unique (customer_id, position),
  constraint touch_once_of_inquiry unique (inquiry_id, position),
  constraint touch_once_of_order unique (plan_order_id, position)
);
