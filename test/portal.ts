import { administrator } from '#contract/account/administrator.ts'
import { factorSignIn, passkeySignIn } from '#contract/account/factor-sign-in.ts'
import {
  administratorFactor,
  brokerFactor,
  customerFactor,
} from '#contract/account/second-factor.ts'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'

const byEmail = (email: string, password: string) => ({ email, password })

/** What the three realms have in common, so that one story can be told of each. */
export const portals = [
  {
    realm: 'administrator',
    ...administrator,
    factor: administratorFactor,
    loginFactor: factorSignIn.administrator,
    loginPasskey: passkeySignIn.administrator,
    make: makeAdministrator,
    credentials: (username: string, password: string) => ({ username, password }),
  },
  {
    realm: 'customer',
    ...customer,
    factor: customerFactor,
    loginFactor: factorSignIn.customer,
    loginPasskey: passkeySignIn.customer,
    make: makeCustomer,
    credentials: byEmail,
  },
  {
    realm: 'broker',
    ...broker,
    factor: brokerFactor,
    loginFactor: factorSignIn.broker,
    loginPasskey: passkeySignIn.broker,
    make: makeBroker,
    credentials: byEmail,
  },
] as const
