import { type Form, fill, oneAfterAnother } from './form.ts'

/** Forms of visits to homes (FRM-12). */
export const visitForms: readonly Form[] = [
  {
    path: () => '/broker-portal/visits/schedule',
    realm: 'broker',
    call: 'PUT /broker/visit-schedule',
    fill: fill({ Length: '45' }),
    press: 'Save visiting hours',
    says: 'Failed to save visiting hours',
    done: 'Visiting hours saved',
  },
  {
    path: () => '/broker-portal/visits/schedule',
    realm: 'broker',
    call: 'PUT /broker/properties/:id/visits',
    fill: oneAfterAnother(
      (page) => page.getByText('Mended flat').click(),
      (page) => page.locator('details[open] textarea').fill('Ring at gate 2.'),
    ),
    press: 'Save',
    says: 'Failed to save',
    done: 'Saved',
  },
  {
    path: ({ live }) => `/properties/${live}?visit=`,
    realm: 'customer',
    call: 'POST /customer/visits',
    fill: (page) => page.getByRole('radio').first().check({ force: true }),
    press: 'Book this time',
    says: 'The visit could not be booked',
    done: 'Your visit is booked',
  },
]
