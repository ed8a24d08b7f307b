import {
  Building2,
  ChartColumn,
  CircleUser,
  CreditCard,
  FileText,
  Heart,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  MessageSquare,
  UserCheck,
  Users,
} from 'lucide-react'

export interface MenuItem {
  path: string
  label: string
  icon: LucideIcon
  /** Other pages under /bb-admin that belong to it. */
  also?: string[]
}

/** The sidebar in the spec's order, each under /bb-admin. */
export const menu: MenuItem[] = [
  { path: 'dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { path: 'brokers', label: 'Brokers', icon: UserCheck },
  { path: 'customers', label: 'Customers', icon: Users },
  { path: 'properties', label: 'Properties', icon: Building2, also: ['import'] },
  { path: 'subscriptions', label: 'Subscriptions', icon: CreditCard },
  { path: 'locations', label: 'Locations', icon: MapPin },
  { path: 'interests', label: 'Interests', icon: Heart },
  { path: 'cms', label: 'CMS Pages', icon: FileText },
  { path: 'reports', label: 'Reports', icon: ChartColumn },
  { path: 'messages', label: 'Messages', icon: MessageSquare },
]

export const profileItem: MenuItem = {
  path: 'profile',
  label: 'Profile & Settings',
  icon: CircleUser,
}
