import { administrator } from './administrator.ts'
import { audit } from './audit.ts'
import { broker } from './broker.ts'
import { brokerDirectory } from './broker-directory.ts'
import { city } from './city.ts'
import { cmsPage } from './cms-page.ts'
import { company } from './company.ts'
import { emailConfirm, emailConfirmationAsk } from './confirm-email.ts'
import { consent } from './consent.ts'
import { contact } from './contact.ts'
import { contactChoice } from './contact-choice.ts'
import { conversation } from './conversation.ts'
import { customer } from './customer.ts'
import { dashboard } from './dashboard.ts'
import { deviceList, deviceRevoke } from './device.ts'
import { document } from './document.ts'
import type { Endpoint } from './endpoint.ts'
import { flag } from './flag.ts'
import { propertyImport } from './import.ts'
import { inquiry } from './inquiry.ts'
import { inquiryLink } from './inquiry-link.ts'
import { interest } from './interest.ts'
import { invoice } from './invoice.ts'
import { invoiceSetting } from './invoice-setting.ts'
import { kycStep } from './kyc-step.ts'
import { location } from './location.ts'
import { marketplace } from './marketplace.ts'
import { media } from './media.ts'
import { message } from './message.ts'
import { messageCarrier } from './message-carrier.ts'
import { messageSetting } from './message-setting.ts'
import { messageTemplate } from './message-template.ts'
import { notification } from './notification.ts'
import { ownProperty } from './own-property.ts'
import { passwordForgot, passwordLink, passwordLinkAccounts } from './password-link.ts'
import { payment } from './payment.ts'
import { premium } from './premium.ts'
import { privacy } from './privacy.ts'
import { property } from './property.ts'
import { propertyCompare } from './property-compare.ts'
import { propertyFacet } from './property-facet.ts'
import { propertyReview } from './property-review.ts'
import { report } from './report.ts'
import { review } from './review.ts'
import { savedProperty } from './saved-property.ts'
import { savedSearch } from './saved-search.ts'
import { searchReading } from './search-reading.ts'
import { sheetExport, sheetImport, sheetStep } from './sheet.ts'
import { subscription } from './subscription.ts'
import { subscriptionPlan } from './subscription-plan.ts'
import { suggestion } from './suggestion.ts'
import { ticket } from './ticket.ts'
import { ticketRating } from './ticket-rating.ts'
import { waitlist } from './waitlist.ts'

/** Every endpoint of the API by noun: what is mounted, documented and walked by tests. */
export const contract = {
  administrator,
  audit,
  broker,
  brokerDirectory,
  city,
  cmsPage,
  company,
  consent,
  contact,
  contactChoice,
  conversation,
  customer,
  document,
  dashboard,
  deviceList,
  deviceRevoke,
  flag,
  inquiry,
  inquiryLink,
  interest,
  invoice,
  invoiceSetting,
  kycStep,
  location,
  marketplace,
  media,
  message,
  messageCarrier,
  messageSetting,
  messageTemplate,
  notification,
  ownProperty,
  emailConfirm,
  emailConfirmationAsk,
  passwordForgot,
  passwordLink,
  passwordLinkAccounts,
  payment,
  premium,
  privacy,
  property,
  propertyCompare,
  propertyFacet,
  propertyImport,
  propertyReview,
  report,
  savedProperty,
  savedSearch,
  searchReading,
  review,
  sheetExport,
  sheetImport,
  sheetStep,
  subscription,
  subscriptionPlan,
  suggestion,
  ticket,
  ticketRating,
  waitlist,
}

/** The same as one list. */
export const endpoints: Endpoint[] = Object.values(contract).flatMap((noun) =>
  Object.values<Endpoint>(noun),
)
