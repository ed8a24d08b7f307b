-- What brokers were told of an inquiry, found again when the person behind it is deleted; and what the
-- support wrote about a ticket. Without these every deletion read the whole log.
create index message_of_inquiry on message ((variables ->> 'reference'))
  where account_realm = 'broker' and template like 'inquiry.%';
create index message_of_ticket on message ((variables ->> 'number'))
  where template like 'ticket.%';
