import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { endpoints } from '#contract/index.ts'
import { adminForms } from './admin.ts'
import { networkFailures } from './network-failure.ts'
import { portalForms } from './portal.ts'
import { walkFailures } from './walk.ts'

// One screen in 27 meets one of the faults, the next one another; `npm run verify` lets every
// screen and every form meet all of them.
const oneIn = 27
describe('failing API calls', () => {
  walkFailures((place) =>
    networkFailures.filter(
      (_, index) => place % oneIn === 0 && index === (place / oneIn) % networkFailures.length,
    ),
  )
})

/**
 * What changes something or brings a file, and yet has no form that could fail; with the reason.
 */
const others: Record<string, string> = {
  'POST /auth/logout': 'The page signs out whatever comes back.',
  'POST /broker-auth/logout': 'The page signs out whatever comes back.',
  'POST /customer-auth/logout': 'The page signs out whatever comes back.',
  'POST /customer/viewed-properties': 'Sent unseen; a lost one is a view less.',
  'PUT /customer/inquiries/:id/read': 'Sent unseen; the next look marks it.',
  'PATCH /notifications/:id/read': 'Goes with a link, which is followed all the same.',
  'DELETE /customer/dismissed-properties/:id': 'Undo in a toast, which goes with its press.',
  'PATCH /customer/saved-properties/:id': 'A bell that shows its state, pressed again to undo.',
  'POST /broker/properties/:id/restore': 'Undo in a toast, which goes with its press.',
  'POST /sheet-imports/:id/cancel': 'Offered only while a file is being read.',
  'POST /cms/preview': 'Shown in place, with Retry.',
  'POST /public/waitlist/code': 'The second step of a dialog; only an SMS tells its code.',
  'POST /broker-auth/confirm-email': 'Opened by a link that only the mail has.',
  'POST /broker-auth/send-confirmation': 'A notice above every page, gone once it is confirmed.',
  'POST /customer-auth/confirm-email': 'Opened by a link that only the mail has.',
  'POST /customer-auth/send-confirmation': 'A notice above every page, gone once it is confirmed.',
  'POST /customer/inquiry-link': 'Opened by a link that only the mail has.',
  'POST /public/inquiry-link/messages': 'Opened by a link that only the mail has.',
  'PUT /customer/inquiries/:id/number-sharing': 'A press that shows its state, with a toast.',
  'PUT /public/inquiry-link/number-sharing': 'Opened by a link that only the mail has.',
  'PUT /customer/requirements/:id': 'The same form as the one that posts it.',
  'POST /customer/requirements/:id/steps': 'A press, with a toast.',
  'POST /customer/requirements/:id/offers/:partId/accept': 'A form like the one of a chat.',
  'POST /customer/requirements/:id/offers/:partId/decline': 'A press, with a toast.',
  'POST /customer/requirement-messages/read': 'Shown in place beside the text, which stays.',
  'POST /broker/requirements/:id/offers': 'Needs a match that a job finds; a form like others.',
  'POST /broker/requirements/:id/offers/:partId/withdraw': 'A press, with a toast.',
  'POST /broker/requirements/:id/shares': 'Needs an accepted offer; a form like others.',
  'POST /broker/requirement-shares/:id/answer': 'A press, with a toast.',
  'POST /requirements/:id/removal': 'A form like the one that decides a report.',
  'POST /customer/inquiries/:id/call-reports': 'A form like the one of a message beside it.',
  'POST /broker/inquiries/:id/calls': 'Needs the provider of calls: relay.test.ts has it.',
  'POST /customer/inquiries/:id/calls': 'Needs the provider of calls: relay.test.ts has it.',
  'PUT /broker/working-hours': 'A form made like the one of visiting hours.',
  'DELETE /customer/touches': 'A press, with a toast.',
  'DELETE /broker/touches': 'A press, with a toast.',
  'POST /broker/inquiries/:id/tries': 'A form like the one of a note beside it.',
  'POST /lead-credits/:id/reversal': 'A form like the one that cancels a subscription.',
  'POST /broker/call-reports/:id/response': 'A form like the one of a reply to an inquiry.',
  'POST /call-reports/:id/decision': 'A press like the one that decides a report.',
  'POST /public/inquiry-link/call-reports': 'Opened by a link that only the mail has.',
  'POST /public/inquiry-link/withdraw': 'Opened by a link that only the mail has.',
  'POST /approvals': 'A form made like the one that refunds a payment.',
  'POST /approvals/:id/decision': 'A press like the one that decides a report.',
  'POST /background-jobs/:name/run': 'A press, with a toast; the row shows how it ends.',
  'POST /home-pairs/:id/decision': 'A press like the one that decides a report.',
  'POST /broker/listing-messages/read': 'Shown in place beside the text, which stays.',
  'POST /properties/:id/rera-waiver/decision': 'A press like the one that decides a report.',
  'POST /properties/:id/rera-project': 'A press like the one that decides a report.',
  'POST /customer/visits/:id/move': 'A form of a visit, made like the one that books it.',
  'POST /customer/visits/:id/proposal': 'A press, which the server takes once.',
  'POST /customer/visits/:id/cancel': 'A form of a visit, made like the one that books it.',
  'POST /customer/visits/:id/no-show': 'A press, which the server takes once.',
  'POST /customer/visits/:id/no-show/answer': 'A press, which the server takes once.',
  'POST /broker/visits/:id/proposal': 'A form of a visit, made like the one that books it.',
  'POST /broker/visits/:id/cancel': 'A form of a visit, made like the one that books it.',
  'POST /broker/visits/:id/code': 'A form of a visit, made like the one that books it.',
  'POST /broker/visits/:id/no-show': 'A press, which the server takes once.',
  'POST /broker/visits/:id/no-show/answer': 'A press, which the server takes once.',
  'PUT /customer/shortlists/:id': 'A form like the one that makes it.',
  'DELETE /customer/shortlists/:id': 'A press, with a toast.',
  'POST /customer/shortlists/:id/end': 'A press, with a toast.',
  'POST /customer/shortlists/:id/link': 'A press, with a toast.',
  'POST /customer/shortlists/:id/homes': 'A press, with a toast.',
  'DELETE /customer/shortlists/:id/homes/:partId': 'A press, with a toast.',
  'POST /customer/shortlists/:id/homes/:partId/open-votes': 'A press, with a toast.',
  'DELETE /customer/shortlists/:id/participants/:partId': 'A press, with a toast.',
  'PUT /customer/shortlists/:id/notes/:partId': 'A press, with a toast.',
  'DELETE /broker/api-keys/:id': 'A press, which asks first.',
  'POST /broker/api-keys/:id/resume': 'A press, with a toast.',
  'DELETE /api-keys/:id': 'A press, which asks first.',
  'POST /partners/:id/webhooks': 'A form made like the one of a broker.',
  ...Object.fromEntries(
    ['broker/webhooks', 'partner-webhooks'].flatMap((area) => [
      [`PUT /${area}/:id`, 'The form that adds one.'],
      [`DELETE /${area}/:id`, 'A press, which asks first.'],
      [`POST /${area}/:id/secret`, 'A press, which asks first.'],
      [`PUT /${area}/:id/pause`, 'A press.'],
      [`POST /${area}/:id/test`, 'A press.'],
      [`POST /${area}/:id/deliveries/:partId/resend`, 'A press.'],
    ]),
  ),
  'PUT /partners/:id': 'The form that adds one.',
  'POST /partners/:id/api-keys': 'A form made like the one of a broker.',
  'POST /broker/agency': 'A form like the one of its settings.',
  'PATCH /broker/agency': 'A form like the one of visiting hours.',
  'PATCH /broker/agency/members/:id': 'A press that shows its state, with a toast.',
  'POST /broker/agency/members/:id/removal': 'A form made like the one that hands a lead over.',
  'POST /broker/agency/invitations': 'A form like the one of its settings.',
  'DELETE /broker/agency/invitations/:id': 'A press, with a toast.',
  'PUT /broker/agency/owner': 'A press, which asks first.',
  'PUT /brokers/:id/agency/owner': 'A press, which asks first.',
  'POST /broker/agency/offers/:id/take': 'A press, which the server takes once.',
  'PUT /broker/inquiries/:id/assignee': 'A form like the one of a note to a lead.',
  'GET /broker/agency/figures/export': 'The same button as in the back office.',
  'POST /broker/agency-invitation/accept': 'Opened by a link that only the mail has.',
  'POST /public/agency-invitation/decline': 'Opened by a link that only the mail has.',
  'POST /auth/login/factor': 'Needs the code of an app: second-factor.test.ts walks it.',
  'POST /auth/step-up': 'A dialog above any form: second-factor.test.ts walks it.',
  'POST /auth/login/passkey': 'A press that a device answers: passkey.test.ts walks it.',
  'POST /auth/step-up/passkey': 'A press that a device answers: passkey.test.ts walks it.',
  'POST /auth/second-factor/passkey': 'A press that a device answers: passkey.test.ts walks it.',
  'POST /auth/second-factor/passkey/confirm':
    'Needs the answer of a device: passkey.test.ts walks it.',
  'POST /auth/second-factor/app': 'Opens a dialog: second-factor.test.ts walks it.',
  'POST /auth/second-factor/app/confirm':
    'Needs the code of an app: second-factor.test.ts walks it.',
  'POST /auth/second-factor/recovery-codes': 'A press, which asks first.',
  'DELETE /auth/second-factor/:id': 'A press, which asks first.',
  'POST /customer-auth/login/factor': 'Needs the code of an app: second-factor.test.ts walks it.',
  'POST /customer-auth/step-up': 'A dialog above any form: second-factor.test.ts walks it.',
  'POST /customer-auth/login/passkey': 'A press that a device answers: passkey.test.ts walks it.',
  'POST /customer-auth/step-up/passkey': 'A press that a device answers: passkey.test.ts walks it.',
  'POST /customer-auth/second-factor/passkey':
    'A press that a device answers: passkey.test.ts walks it.',
  'POST /customer-auth/second-factor/passkey/confirm':
    'Needs the answer of a device: passkey.test.ts walks it.',
  'POST /customer-auth/second-factor/app': 'Opens a dialog: second-factor.test.ts walks it.',
  'POST /customer-auth/second-factor/app/confirm':
    'Needs the code of an app: second-factor.test.ts walks it.',
  'POST /customer-auth/second-factor/recovery-codes': 'A press, which asks first.',
  'DELETE /customer-auth/second-factor/:id': 'A press, which asks first.',
  'POST /broker-auth/login/factor': 'Needs the code of an app: second-factor.test.ts walks it.',
  'POST /broker-auth/step-up': 'A dialog above any form: second-factor.test.ts walks it.',
  'POST /broker-auth/login/passkey': 'A press that a device answers: passkey.test.ts walks it.',
  'POST /broker-auth/step-up/passkey': 'A press that a device answers: passkey.test.ts walks it.',
  'POST /broker-auth/second-factor/passkey':
    'A press that a device answers: passkey.test.ts walks it.',
  'POST /broker-auth/second-factor/passkey/confirm':
    'Needs the answer of a device: passkey.test.ts walks it.',
  'POST /broker-auth/second-factor/app': 'Opens a dialog: second-factor.test.ts walks it.',
  'POST /broker-auth/second-factor/app/confirm':
    'Needs the code of an app: second-factor.test.ts walks it.',
  'POST /broker-auth/second-factor/recovery-codes': 'A press, which asks first.',
  'DELETE /broker-auth/second-factor/:id': 'A press, which asks first.',
  'DELETE /auth/sessions': 'A press, which asks first.',
  'DELETE /customer-auth/sessions': 'A press, which asks first.',
  'DELETE /broker-auth/sessions': 'A press, which asks first.',
  'POST /administrators/:id/second-factor/reset':
    'A dialog with a reason, like the one of a review.',
  'POST /customers/:id/second-factor/reset': 'A dialog with a reason, like the one of a review.',
  'POST /brokers/:id/second-factor/reset': 'A dialog with a reason, like the one of a review.',
  'GET /public/properties/:id/share-card': 'A picture that other sites load.',
  'POST /public/shortlist/participants': 'Behind a secret link: shortlist.test.ts walks it.',
  'PUT /public/shortlist/homes/:id/vote': 'Behind a secret link: shortlist.test.ts walks it.',
  'PUT /public/shortlist/homes/:id/status': 'Behind a secret link, made like the vote.',
  'POST /public/shortlist/homes/:id/notes': 'Behind a secret link, made like the name.',
  'POST /public/shortlist/notes/:id/removal': 'Behind a secret link, made like the vote.',
  'GET /public/visits/calendar': 'A file behind a link, opened by the browser.',
  'POST /rera/registers': 'A file, sent as that of an import.',
  'GET /public/rera/:state/qr': 'A picture beside the number and the link.',
  'GET /documents/:id/file': 'Shown in place on the KYC desk, with Retry.',
  'POST /documents/:id/number': 'Shown in place on the KYC desk, beside its button.',
  'GET /broker/documents/:id/file': 'Shown in place in the profile, with Retry.',
  'GET /broker/invoices/:id/file': 'The same button as in the back office.',
  'POST /broker/plan/orders/:id/checkout':
    'Needs the payment gateway: plan.test.ts has its stand-in.',
  'POST /broker/plan/orders/:id/payment':
    'Needs the payment gateway: plan.test.ts has its stand-in.',
  'POST /stray-payments/:id/refund': 'Needs the payment gateway: what came astray came through it.',
}

test('every call that changes data or downloads a file is covered by a tested form', () => {
  const forms = [...adminForms, ...portalForms]
  const walked = new Set(forms.map(({ call }) => call))
  const sent = endpoints
    .filter(({ method, download }) => method !== 'GET' || download)
    .map(({ method, path }) => `${method} ${path}`)
  assert.deepEqual(sent.filter((name) => !walked.has(name)).sort(), Object.keys(others).sort())
})
