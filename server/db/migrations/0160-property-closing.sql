-- How a listing ended: when, for how much and through whom; known to its broker alone. And whether
-- its broker took it away, which can be undone for a moment.
alter table property
  add column closed_at timestamptz,
  add column closed_price bigint check (closed_price > 0),
  add column closed_source text check (
    closed_source in ('brickbazaar', 'own-client', 'referral', 'another-portal', 'other')),
  add column withdrawn_at timestamptz;

update property set closed_at = event.at
from (
  select target_id, max(at) as at from audit_event
  where act in ('property.sell', 'property.rent') group by target_id
) event
where event.target_id = property.id and property.status in ('sold', 'rented');
