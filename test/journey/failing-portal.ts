import { brokerForms } from './failing-broker.ts'
import { customerForms } from './failing-customer.ts'
import type { Form } from './failing-form.ts'
import { siteForms } from './failing-site.ts'

/** Everything visitors, brokers and customers send. */
export const portalForms: readonly Form[] = [...siteForms, ...brokerForms, ...customerForms]
