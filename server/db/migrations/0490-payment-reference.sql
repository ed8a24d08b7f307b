-- One payment pays one order, whichever way it is said to have come and with whatever word before
-- the number: "UTR 4412", "NEFT-4412" and "4412" are one (docs/decisions/0420).
drop index payment_reference_taken;

create or replace function payment_reference_key(reference text) returns text
language sql immutable strict parallel safe as $$
  select coalesce(nullif(regexp_replace(plain,
    '^(REFERENCE|REF|UTR|NEFT|IMPS|RTGS|UPI|TRANSACTION|TXN|NUMBER|NO|ID)+', ''), ''), plain)
  from (select upper(regexp_replace(normalize(reference, NFKC), '[^[:alnum:]]', '', 'g')) as plain) key
$$;

create function payment_reference_scope(method text) returns text
language sql immutable strict parallel safe as $$
  select case when method in ('upi', 'bank-transfer') then 'transfer' else method end
$$;

-- Entered twice before: the later ones say so.
update payment set reference = payment.reference || ' (entered again ' || twice.place || ')'
from (
  select id, row_number() over (
    partition by payment_reference_scope(method), payment_reference_key(reference)
    order by paid_at, id) as place
  from payment where reference is not null
) twice
where twice.id = payment.id and twice.place > 1;

create unique index payment_reference_taken
  on payment (payment_reference_scope(method), payment_reference_key(reference))
  where reference is not null;
