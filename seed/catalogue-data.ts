/** Plans, interests and pages of the demo marketplace. */

export const plans = [
  {
    name: 'Starter',
    description: 'For brokers with a few listings.',
    price: 999,
    features: ['Up to 10 listings', '50 contact views a month'],
    limit_property_listings: 10,
    limit_contact_views: 50,
    color: '#64748b',
  },
  {
    name: 'Professional',
    description: 'For full-time brokers.',
    price: 2499,
    features: ['Up to 50 listings', '300 contact views a month', 'Performance of each listing'],
    limit_property_listings: 50,
    limit_contact_views: 300,
    limit_premium_listings: 3,
    analytics_access: true,
    is_popular: true,
    color: '#b4532a',
  },
  {
    name: 'Agency',
    description: 'For agencies with many listings.',
    price: 5999,
    features: [
      'Unlimited listings',
      'Unlimited contact views',
      '10 premium listings',
      'Priority support',
    ],
    limit_premium_listings: 10,
    analytics_access: true,
    priority_support: true,
    color: '#2f6f4f',
  },
  {
    name: 'Agency, yearly',
    description: 'A year of the Agency plan for the price of ten months.',
    price: 59_990,
    duration: 1,
    duration_type: 'years' as const,
    features: [
      'Unlimited listings',
      'Unlimited contact views',
      '10 premium listings',
      'Priority support',
    ],
    limit_premium_listings: 10,
    analytics_access: true,
    priority_support: true,
    color: '#8a6d1d',
  },
]

export const interests = [
  {
    name: 'Near metro',
    description: 'A station within a 15-minute walk.',
    category: 'location' as const,
    icon: 'map-pin',
    color: '#2563eb',
  },
  {
    name: 'Near good schools',
    description: 'Good schools close by.',
    category: 'family' as const,
    icon: 'graduation-cap',
    color: '#7c3aed',
  },
  {
    name: 'Near a hospital',
    description: 'A hospital with an emergency ward close by.',
    category: 'family' as const,
    icon: 'stethoscope',
    color: '#dc2626',
  },
  {
    name: 'Swimming pool',
    description: 'A pool in the society, for all residents.',
    category: 'amenity' as const,
    icon: 'droplets',
    color: '#0891b2',
  },
  {
    name: 'Gym',
    description: 'A gym or a fitness room in the building.',
    category: 'amenity' as const,
    icon: 'dumbbell',
    color: '#ea580c',
  },
  {
    name: 'Covered parking',
    description: 'A covered parking space of your own.',
    category: 'amenity' as const,
    icon: 'car',
    color: '#475569',
  },
  {
    name: 'Gated security',
    description: 'Guards at the gate day and night.',
    category: 'amenity' as const,
    icon: 'shield',
    color: '#166534',
  },
  {
    name: 'Power backup',
    description: 'Lifts, lights and fans keep running in a power cut.',
    category: 'amenity' as const,
    icon: 'zap',
    color: '#ca8a04',
  },
  {
    name: 'Garden',
    description: 'Greenery and space to walk.',
    category: 'lifestyle' as const,
    icon: 'tree-pine',
    color: '#15803d',
  },
  {
    name: 'Work from home',
    description: 'A quiet room and reliable internet.',
    category: 'lifestyle' as const,
    icon: 'wifi',
    color: '#4f46e5',
  },
  {
    name: 'Markets and cafes',
    description: 'Daily needs and cafes around the corner.',
    category: 'lifestyle' as const,
    icon: 'coffee',
    color: '#92400e',
  },
  {
    name: 'Rental income',
    description: 'Easy to rent out for a good return.',
    category: 'investment' as const,
    icon: 'home',
    color: '#be185d',
  },
]

export const pages = [
  {
    title: 'How listings are checked',
    slug: 'how-listings-are-checked',
    type: 'help' as const,
    content:
      'Every listing is read by a person before it goes live, normally within ' +
      '24 to 48 hours. We look at the photos, the price beside its locality, ' +
      'and the documents the broker has sent us.\n\n' +
      'If something is missing, we tell the broker, who can send it again.',
  },
  {
    title: 'How do I contact a broker?',
    slug: 'how-do-i-contact-a-broker',
    type: 'faq' as const,
    content:
      'Open a listing and use the contact form, or call the number shown there. Your name ' +
      'and phone number go to that broker only.',
  },
  {
    title: 'Does it cost anything to search?',
    slug: 'does-it-cost-anything-to-search',
    type: 'faq' as const,
    content: 'No. Searching, saving and asking are free. Brokers pay for plans.',
  },
  {
    title: 'Visit before you pay',
    slug: 'visit-before-you-pay',
    type: 'banner' as const,
    content:
      'Nobody on BrickBazaar asks for money before you have ' +
      'seen the home. If someone does, [tell us](/contact).',
  },
  {
    title: 'What does KYC verified mean?',
    slug: 'what-does-kyc-verified-mean',
    type: 'faq' as const,
    content:
      'The broker has sent proof of identity and address, and a RERA certificate where the ' +
      'law asks for one, and we have checked them.',
  },
  {
    title: 'How long does the review of a listing take?',
    slug: 'how-long-does-the-review-of-a-listing-take',
    type: 'faq' as const,
    content:
      'Listings are reviewed within 24-48 hours. A rejected listing says why and can be ' +
      'corrected and submitted again.',
  },
  {
    title: 'Who sees my number when I ask about a home?',
    slug: 'who-sees-my-number-when-i-ask-about-a-home',
    type: 'faq' as const,
    content: 'The broker of that home, and nobody else.',
  },
  {
    title: 'Why can a home I saw no longer be found?',
    slug: 'why-can-a-home-i-saw-no-longer-be-found',
    type: 'faq' as const,
    content:
      'It was sold or rented, withdrawn by its broker, or is being reviewed again after a ' +
      'change. Sold and rented homes keep their page, with similar homes beneath.',
  },
  {
    title: 'About BrickBazaar',
    slug: 'about',
    type: 'page' as const,
    content: `## Mission

To make house hunting stress-free: genuine listings, checked by people, from verified brokers, \
at prices you can compare.

## Vision

To make buying, selling or renting a home in India as simple as moving in.

## Values

- **Honest figures.** Every area states its type, and every median how many homes it is based on.
- **Verified brokers.** We verify brokers before anything of theirs is public.
- **Your number is not for sale.** When you enquire about a home, only its broker gets it.
- **Works on every phone.** Pages are light and work with a keyboard or a screen reader.

## Timeline 2020-2024

- **2020** Three friends keep a list of honest brokers in Pune, for friends of friends.
- **2021** The list becomes a website; every listing is visited before it goes online.
- **2022** Bangalore and Hyderabad join. Brokers are verified by their papers.
- **2023** Mumbai, Delhi and Chennai join. Prices show how many homes they are based on.
- **2024** Search understands what people write, in their own words.

## Team

- **Nandini Kelkar**, listings and review
- **Arjun Menon**, engineering
- **Farah Qureshi**, trust and support
`,
  },
  {
    title: 'Complaints',
    slug: 'complaints',
    type: 'policy' as const,
    content:
      'A complaint is acknowledged within 48 hours and settled within one month.\n\n' +
      '## How to complain\n\n1. Write with the form on the [contact page](/contact), or to ' +
      'the grievance officer, who is [named there](/contact#grievance).\n' +
      '2. You receive a ticket number by e-mail. Keep it: every reply carries it.\n' +
      '3. A person reads the complaint, asks the broker where one is concerned, and tells ' +
      'you what was decided and why.\n\nA wrong listing is reported faster with "Report this ' +
      'listing" on its own page.\n\n## If you do not agree\n\n' +
      'Reply to the decision within the same ticket and it is looked at again by somebody ' +
      'else. You can also call the National Consumer Helpline (1915), or complain to the ' +
      'Data Protection Board of India where it is about your personal data.',
  },
]

/** The company that operates the demo. */
export const company = {
  legal_name: 'BrickBazaar Demo Private Limited',
  address: '4th Floor, Shivaji Chambers\nBaner Road, Pune 411045',
  latitude: 18.5594,
  longitude: 73.7897,
  phone: '020 5550 0142',
  email: 'support@demo.in',
  officer_name: 'Farah Qureshi',
  officer_designation: 'Grievance officer',
  officer_email: 'grievance@demo.in',
}
