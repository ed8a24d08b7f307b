-- A transfer has one number, whatever letters a bank or a person writes around it:
-- "CMS441234567891", "0441234567891" and "441234567891A" are one (docs/decisions/payments/0052).
-- That number is the longest run of ten or more digits, as it was written or else without the
-- blanks and signs between them. O, I and L within a run are read as 0 and 1.
create function payment_reference_digits(reference text) returns text
language sql immutable strict parallel safe as $$
  select coalesce(
    (select longest from (
      select ltrim(translate(found[1], 'OIL', '011'), '0') as longest
      from regexp_matches(upper(normalize(reference, NFKC)),
        '[0-9](?:[0-9OIL]*[0-9])?', 'g') as found) written
      where length(longest) >= 10 order by length(longest) desc, longest limit 1),
    (select longest from (
      select ltrim(translate(found[1], 'OIL', '011'), '0') as longest
      from regexp_matches(regexp_replace(upper(normalize(reference, NFKC)), '[^[:alnum:]]', '', 'g'),
        '[0-9](?:[0-9OIL]*[0-9])?', 'g') as found) joined
      where length(longest) >= 10 order by length(longest) desc, longest limit 1))
$$;

-- Recorded twice before: the later ones are marked and stay.
alter table payment add column is_reference_repeated boolean not null default false;
update payment set is_reference_repeated = true
from (
  select id, row_number() over (
    partition by payment_reference_scope(method), payment_reference_digits(reference)
    order by paid_at, id) as place
  from payment where payment_reference_digits(reference) is not null
) twice
where twice.id = payment.id and twice.place > 1;

create unique index payment_digits_taken
  on payment (payment_reference_scope(method), payment_reference_digits(reference))
  where not is_reference_repeated and payment_reference_digits(reference) is not null;
