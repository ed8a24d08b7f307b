import { brokerForms } from './broker.ts'
import { customerForms } from './customer.ts'
import type { Form } from './form.ts'
import { siteForms } from './site.ts'
import { visitForms } from './visit.ts'

/** Everything visitors, brokers and customers send. */
export const portalForms: readonly Form[] = [
  ...siteForms,
  ...brokerForms,
  ...customerForms,
  ...visitForms,
]
