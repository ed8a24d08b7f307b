import { msg } from '#domain/locale/translate.ts'

/** Refusals of visits to homes. */
export const visitRefusals = {
  visit_not_found: [404, msg('Visit not found.')],
  visit_calendar_broken: [
    404,
    msg('This link is incomplete. Please open it from the message again.'),
  ],
  visit_not_offered: [409, msg('Visits to this home cannot be booked online right now.')],
  visit_slot_taken: [409, msg('This time is no longer free. Please choose another one.')],
  visit_same_time: [409, msg('The visit is already at this time. Please choose another one.')],
  visit_email_unproven: [
    409,
    msg('Please confirm your email address first, with the link that we sent you, and then book.'),
  ],
  visit_known: [409, msg('You have already booked a visit to this home.')],
  visit_overlaps: [409, msg('You have another visit at this time.')],
  visit_too_many: [409, msg('You have many visits booked. Please cancel one first.')],
  visit_not_open: [409, msg('You can rate a visit once it has taken place.')],
  visit_rated: [409, msg('You have already rated this visit.')],
  visit_step_impossible: [
    409,
    msg('This is no longer possible for this visit. Please reload the page.'),
  ],
  visit_code_wrong: [
    409,
    msg('This code is incorrect. Please ask the visitor for the code in My visits.'),
  ],
} as const
