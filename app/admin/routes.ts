import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The back office: rendered in the browser, for administrators with a session. */
export const adminRoutes: RouteConfigEntry[] = prefix('bb-admin', [
  layout('admin/shell/surface.tsx', [
    route('login', 'admin/account/login.tsx'),
    layout('admin/shell/frame.tsx', [
      index('admin/shell/entry.tsx'),
      route('dashboard', 'admin/dashboard/dashboard.tsx'),
      route('properties', 'admin/property/list.tsx', [
        route('new', 'admin/property/add.tsx'),
        route(':id', 'admin/property/review.tsx'),
        route(':id/edit', 'admin/property/edit.tsx'),
      ]),
      route('review', 'admin/property/desk.tsx'),
      route('brokers', 'admin/broker/list.tsx', [
        route('new', 'admin/broker/edit.tsx', { id: 'broker-new' }),
        route('import', 'admin/record-import/import.tsx', { id: 'broker-import' }),
        route(':id', 'admin/broker/details.tsx'),
        route(':id/edit', 'admin/broker/edit.tsx'),
      ]),
      route('kyc', 'admin/kyc/desk.tsx'),
      route('customers', 'admin/customer/list.tsx', [
        route('new', 'admin/customer/edit.tsx', { id: 'customer-new' }),
        route('import', 'admin/record-import/import.tsx', { id: 'customer-import' }),
        route(':id', 'admin/customer/details.tsx'),
        route(':id/edit', 'admin/customer/edit.tsx'),
      ]),
      route('locations', 'admin/location/list.tsx', [
        route('new', 'admin/location/edit.tsx', { id: 'location-new' }),
        route('import', 'admin/record-import/import.tsx', { id: 'location-import' }),
        route(':id', 'admin/location/edit.tsx'),
        route(':id/merge', 'admin/location/merge.tsx'),
      ]),
      route('interests', 'admin/interest/list.tsx', [
        route('new', 'admin/interest/edit.tsx', { id: 'interest-new' }),
        route('import', 'admin/record-import/import.tsx', { id: 'interest-import' }),
        route(':id', 'admin/interest/edit.tsx'),
      ]),
      route('cms', 'admin/cms-page/list.tsx', [
        route('new', 'admin/cms-page/edit.tsx', { id: 'cms-page-new' }),
        route('import', 'admin/record-import/import.tsx', { id: 'cms-page-import' }),
        route('company', 'admin/company/edit.tsx'),
        route(':id', 'admin/cms-page/edit.tsx'),
        route(':id/preview', 'admin/cms-page/preview.tsx'),
      ]),
      route('subscriptions', 'admin/subscription-plan/list.tsx', [
        route('new', 'admin/subscription-plan/edit.tsx', { id: 'plan-new' }),
        route('import', 'admin/record-import/import.tsx', { id: 'plan-import' }),
        route(':id', 'admin/subscription-plan/edit.tsx'),
      ]),
      route('subscriptions/subscribers', 'admin/subscription/list.tsx', [
        route('new', 'admin/subscription/assign.tsx'),
        route(':id', 'admin/subscription/detail.tsx'),
      ]),
      route('subscriptions/credits', 'admin/lead-credit/list.tsx', [
        route(':id', 'admin/lead-credit/detail.tsx'),
      ]),
      route('subscriptions/payments', 'admin/payment/list.tsx'),
      route('subscriptions/invoices', 'admin/invoice/list.tsx'),
      route('subscriptions/invoice-details', 'admin/invoice/setting-list.tsx', [
        route('new', 'admin/invoice/setting-edit.tsx', { id: 'invoice-setting-new' }),
        route(':id', 'admin/invoice/setting-edit.tsx'),
      ]),
      route('rates', 'admin/cost-rate/list.tsx', [
        route('new', 'admin/cost-rate/edit.tsx', { id: 'cost-rate-new' }),
        route(':id', 'admin/cost-rate/edit.tsx'),
      ]),
      route('messages', 'admin/message/list.tsx'),
      route('messages/templates', 'admin/message/template-list.tsx', [
        route(':id', 'admin/message/template-edit.tsx'),
      ]),
      route('messages/settings', 'admin/message/setting.tsx'),
      route('tickets', 'admin/ticket/list.tsx', [route(':id', 'admin/ticket/detail.tsx')]),
      route('call-reports', 'admin/call-report/list.tsx', [
        route(':id', 'admin/call-report/detail.tsx'),
      ]),
      route('requirements', 'admin/requirement/list.tsx', [
        route(':id', 'admin/requirement/detail.tsx'),
      ]),
      route('approvals', 'admin/approval/list.tsx', [
        route('refund-limit', 'admin/approval/refund-limit.tsx'),
        route(':id', 'admin/approval/detail.tsx'),
      ]),
      route('flags', 'admin/flag/list.tsx', [route(':id', 'admin/flag/detail.tsx')]),
      route('homes', 'admin/home/pairs.tsx'),
      route('rera', 'admin/rera/due.tsx'),
      route('rera/registers', 'admin/rera/registers.tsx'),
      route('reviews', 'admin/review/list.tsx'),
      route('partners', 'admin/partner/list.tsx', [
        route('new', 'admin/partner/edit.tsx', { id: 'partner-new' }),
        route(':id', 'admin/partner/edit.tsx'),
      ]),
      route('api-keys', 'admin/partner/key-list.tsx'),
      route('waitlist', 'admin/waitlist/list.tsx'),
      route('reports/:tab?', 'admin/report/page.tsx'),
      route('import', 'admin/import/list.tsx'),
      route('import/:id', 'admin/import/detail.tsx'),
      route('administrators', 'admin/administrator/list.tsx', [
        route('new', 'admin/administrator/invite.tsx'),
      ]),
      route('roles', 'admin/administrator/roles.tsx'),
      route('audit', 'admin/audit/list.tsx'),
      route('jobs', 'admin/background-job/list.tsx'),
      route('profile', 'admin/account/profile.tsx'),
      route('*', 'admin/shell/not-found.tsx'),
    ]),
  ]),
])
