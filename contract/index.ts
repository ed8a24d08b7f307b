import { administrator } from './administrator.ts'
import { audit } from './audit.ts'
import { broker } from './broker.ts'
import { cmsPage } from './cms-page.ts'
import { customer } from './customer.ts'
import { deviceList, deviceRevoke } from './device.ts'
import { document } from './document.ts'
import type { Endpoint } from './endpoint.ts'
import { flag } from './flag.ts'
import { propertyImport } from './import.ts'
import { inquiry } from './inquiry.ts'
import { interest } from './interest.ts'
import { location } from './location.ts'
import { marketplace } from './marketplace.ts'
import { media } from './media.ts'
import { message } from './message.ts'
import { notification } from './notification.ts'
import { passwordForgot, passwordLink } from './password-link.ts'
import { property } from './property.ts'
import { propertyReview } from './property-review.ts'
import { report } from './report.ts'
import { sheetExport, sheetImport, sheetStep } from './sheet.ts'
import { subscription } from './subscription.ts'
import { subscriptionPlan } from './subscription-plan.ts'
import { ticket } from './ticket.ts'

/** Every endpoint of the API by noun: what is mounted, documented and walked by tests. */
export const contract = {
  administrator,
  audit,
  broker,
  cmsPage,
  customer,
  document,
  deviceList,
  deviceRevoke,
  flag,
  inquiry,
  interest,
  location,
  marketplace,
  media,
  message,
  notification,
  passwordForgot,
  passwordLink,
  property,
  propertyImport,
  propertyReview,
  report,
  sheetExport,
  sheetImport,
  sheetStep,
  subscription,
  subscriptionPlan,
  ticket,
}

/** The same as one list. */
export const endpoints: Endpoint[] = Object.values(contract).flatMap((noun) =>
  Object.values<Endpoint>(noun),
)
