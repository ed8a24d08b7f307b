-- One order at the gateway however often its form is opened at once: whoever asks the gateway says
-- so first (docs/decisions/0420).
alter table plan_order add column gateway_asked_at timestamptz;

-- A bank's reference is the same however it is spaced, hyphenated or capitalised.
create function payment_reference_key(reference text) returns text
language sql immutable strict parallel safe as $$
  select upper(regexp_replace(reference, '[^[:alnum:]]', '', 'g'))
$$;

-- Entered twice in another spelling before: the later ones say so.
update payment set reference = payment.reference || ' (entered again ' || twice.place || ')'
from (
  select id, row_number() over (
    partition by method, payment_reference_key(reference) order by paid_at, id) as place
  from payment where reference is not null
) twice
where twice.id = payment.id and twice.place > 1;

drop index payment_reference_taken;
create unique index payment_reference_taken on payment (method, payment_reference_key(reference))
  where reference is not null;
