import { sql } from 'kysely'
import { refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'

/**
 * Returns everything stored about a customer as JSON text (CNS-3). It is one statement, so that all
 * of it is from one snapshot. Columns that give access to the account are left out.
 */
export function readOwnData(db: Handle, viewer: CustomerViewer): Promise<string> {
  const { id } = viewer
  return transact(db, async (tx) => {
    const { rows } = await sql<{ data: string | null }>`
      select jsonb_pretty(jsonb_build_object(
        'exportedAt', now(),
        'profile', to_jsonb(customer) - array['password_hash', 'version'],
        'savedProperties', ${list(sql`
          select title, price, status, created_at, property_id from saved_property
          where customer_id = ${id} and removed_at is null order by created_at`)},
        'shortlists', ${list(sql`
          select own.name, is_sealed, ended_at, own.created_at,
            (select jsonb_agg(jsonb_build_object('listing', facts ->> 'title', 'price', price,
              'status', status, 'addedAt', added_at) order by added_at)
              from shortlist_home where shortlist_id = own.id) as homes
          from shortlist own where customer_id = ${id} order by own.created_at`)},
        'takenPartInShortlists', ${list(sql`
          select room.name as shortlist, person.name, person.joined_at, person.seen_at,
            (select jsonb_agg(jsonb_build_object('listing', facts ->> 'title', 'vote', vote,
              'votedAt', voted_at) order by voted_at)
              from shortlist_vote join shortlist_home using (shortlist_id, property_id)
              where participant_id = person.id) as votes,
            (select jsonb_agg(jsonb_build_object('listing', facts ->> 'title', 'text', text,
              'at', note.created_at) order by note.created_at)
              from shortlist_note note join shortlist_home using (shortlist_id, property_id)
              where participant_id = person.id) as notes
          from shortlist_participant person join shortlist room on room.id = shortlist_id
          where person.customer_id = ${id} order by person.joined_at`)},
        'savedSearches', ${list(sql`
          select name, filters, said as text, alerts_enabled, frequency, channels, last_run_at,
            created_at
          from saved_search where customer_id = ${id} order by created_at`)},
        'requirements', ${list(sql`
          select own.filters, own.note, requirement_state(own) as state, own.ends_at,
            own.removal_reason, own.created_at,
            (select jsonb_agg(jsonb_build_object('broker', company_name, 'listing', title,
              'note', offer.note, 'state', offer.state, 'at', offer.created_at)
              order by offer.created_at)
              from requirement_offer offer join broker on broker.id = offer.broker_id
              join property on property.id = property_id
              where requirement_id = own.id) as offers
          from requirement own where customer_id = ${id} order by own.created_at`)},
        'alerts', ${list(sql`
          select search.name as search, homes, alert.created_at
          from alert join saved_search search on search.id = search_id
          where alert.customer_id = ${id} order by alert.created_at`)},
        'inquiries', ${list(sql`
          select reference, broker.company_name as broker, title as listing, inquiry.name,
            inquiry.phone, inquiry.email, messages, consented_at, inquiry.created_at
          from inquiry join broker on broker.id = inquiry.broker_id
          left join property on property.id = property_id
          where customer_id = ${id} order by inquiry.created_at`)},
        'answers', ${list(sql`
          select broker.company_name as broker, text, entry.created_at
          from lead_entry entry join lead on lead.id = lead_id
          join broker on broker.id = lead.broker_id
          where entry.customer_id = ${id} and kind = 'reply' order by entry.created_at`)},
        'visits', ${list(sql`
          select reference, stars, comment, rating.created_at
          from visit_rating rating join inquiry on inquiry.id = inquiry_id
          where customer_id = ${id} order by rating.created_at`)},
        'visitsBooked', ${list(sql`
          select reference, broker.company_name as broker, title as listing, starts_at, ends_at,
            visit.state, cancelled_by, cancel_reason, met_at,
            (select jsonb_agg(jsonb_build_object('saidBy', said_by, 'saidAt', said_at,
              'answer', answer)) from visit_no_show where visit_id = visit.id) as missed,
            visit.created_at
          from visit join inquiry on inquiry.id = inquiry_id
          join broker on broker.id = visit.broker_id
          join property on property.id = visit.property_id
          where visit.customer_id = ${id} order by starts_at`)},
        'homesOffered', ${list(sql`
          select reference, title as listing, offered_at
          from offered_home offered join unanswered_inquiry using (inquiry_id)
          join inquiry on inquiry.id = inquiry_id join property on property.id = offered.property_id
          where customer_id = ${id} order by offered_at, position`)},
        'calls', ${list(sql`
          select reference, broker.company_name as broker, started_by, state, talk_seconds,
            relay_call.created_at
          from relay_call join inquiry on inquiry.id = inquiry_id
          join broker on broker.id = relay_call.broker_id
          where inquiry.customer_id = ${id} order by relay_call.created_at`)},
        'triesToReachYou', ${list(sql`
          select broker.company_name as broker, outcome, tried_at
          from lead_try join lead on lead.id = lead_id
          join broker on broker.id = lead_try.broker_id
          where exists (select from inquiry where inquiry.broker_id = lead.broker_id
            and inquiry.phone = lead.phone and inquiry.customer_id = ${id}) order by tried_at`)},
        'sources', ${list(sql`
          select position, class, source, medium, campaign, term, content, landing, touched_on,
            notice, touch.created_at
          from touch left join inquiry on inquiry.id = inquiry_id
          where touch.customer_id = ${id} or inquiry.customer_id = ${id}
          order by touch.created_at, position`)},
        'callReports', ${list(sql`
          select reference, broker.company_name as broker, report.kind, happened_on, note,
            report.status, reason, report.created_at
          from call_report report join inquiry on inquiry.id = inquiry_id
          join broker on broker.id = report.broker_id
          where report.customer_id = ${id} order by report.created_at`)},
        'toldToSoftwareOfBrokers', ${list(sql`
          select reference, broker.company_name as broker, delivery.kind, happened_at,
            delivery.status
          from webhook_delivery delivery join inquiry on inquiry.id = delivery.lead_id
          join broker on broker.id = inquiry.broker_id
          where inquiry.customer_id = ${id} order by happened_at`)},
        'consentsToBrokers', ${list(sql`
          select reference, company_name as broker, data, channels, notice, given.language,
            given_at, withdrawn_at
          from contact_consent given join inquiry on inquiry.id = inquiry_id
          join broker on broker.id = given.broker_id
          where given.customer_id = ${id} order by given_at`)},
        'contactsAskedFor', ${list(sql`
          select broker.company_name as broker, reveal.property_id, revealed_at
          from contact_reveal reveal join broker on broker.id = reveal.broker_id
          where reveal.customer_id = ${id} order by revealed_at`)},
        'reviews', ${list(sql`
          select broker.company_name as broker, stars, text, basis, review.status, review.created_at
          from review join broker on broker.id = broker_id
          where customer_id = ${id} order by review.created_at`)},
        'viewedProperties', ${list(sql`
          select property_id, viewed_at from customer_view where customer_id = ${id}
          order by viewed_at`)},
        'dismissedProperties', ${list(sql`
          select property_id, created_at from dismissed_property where customer_id = ${id}
          order by created_at`)},
        'consents', ${list(sql`
          select purpose, channel, data, notice, language, given_at, withdrawn_at from consent
          where account_realm = 'customer' and account_id = ${id} order by given_at`)},
        'messages', ${list(sql`
          select channel, recipient, template, subject, body, status, created_at, sent_at
          from message
          where account_realm = 'customer' and account_id = ${id} order by created_at`)},
        'tickets', ${list(sql`
          select number, subject, status, stars, rating_comment, created_at from ticket
          where customer_id = ${id}
          order by created_at`)},
        'twoStepVerification', ${list(sql`
          select kind, name, created_at, used_at from second_factor
          where customer_id = ${id} and confirmed_at is not null order by created_at`)},
        'devices', ${list(sql`
          select user_agent, address, created_at, seen_at from session where customer_id = ${id}
          order by created_at`)},
        'activity', ${list(sql`
          select at, act, address from audit_event
          where actor_realm = 'customer' and actor_id = ${id} order by at`)}
      )) as data
      from customer where id = ${id}`.execute(tx)
    const data = rows[0]?.data
    if (!data) throw refuse('session_over')
    await record(tx, viewer, 'customer.download_data', { kind: 'customer', id })
    return data
  })
}

function list(query: ReturnType<typeof sql>) {
  return sql`(select coalesce(jsonb_agg(to_jsonb(item)), '[]') from (${query}) item)`
}
