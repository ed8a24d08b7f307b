-- How many brokers let their plan run out is counted in one walk along an index (docs/decisions/0290).
create index subscription_held on subscription (broker_id, ends_on) where cancelled_at is null;
create index subscription_cancelled on subscription (id) where cancelled_at is not null;
