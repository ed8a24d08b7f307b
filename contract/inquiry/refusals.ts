import { msg } from '#domain/locale/translate.ts'

/** Refusals of inquiries, their conversations and reports of calls. */
export const inquiryRefusals = {
  call_report_not_found: [404, msg('Report not found.')],
  call_report_known: [
    409,
    msg('You have already reported this broker. Please wait for the decision.'),
  ],
  lead_credit_not_found: [404, msg('Credit not found.')],
  try_not_possible: [
    409,
    msg('Tries can be recorded once you have opened the number, while the lead is not spam.'),
  ],
  numbers_hidden: [
    409,
    msg('This broker cannot see phone numbers right now. You can go on chatting here.'),
  ],
  call_not_allowed: [409, msg('You cannot call this person right now. You can chat instead.')],
  call_running: [409, msg('A call is being connected. Please pick up your phone.')],
  call_failed: [503, msg('The call could not be connected. Please try again in a minute.')],
  inquiry_not_found: [404, msg('Enquiry not found.')],
  inquiry_link_over: [404, msg('This link is incomplete or has expired.')],
  conversation_in_account: [
    409,
    msg('This conversation has moved to an account. Please sign in to read it.'),
  ],
  conversation_unclear: [
    409,
    msg('Several people wrote from this number. Please choose who to reply to.'),
  ],
} as const
