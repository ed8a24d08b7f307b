/** Plans, interests and pages of the demo marketplace. */

export const plans = [
  {
    name: 'Starter',
    description: 'For a broker who lists now and then.',
    price: 999,
    features: ['Up to 10 listings', '50 contact views a month'],
    limit_property_listings: 10,
    limit_contact_views: 50,
    color: '#64748b',
  },
  {
    name: 'Professional',
    description: 'For a broker who lives from listings.',
    price: 2499,
    features: ['Up to 50 listings', '300 contact views a month', 'Figures for each listing'],
    limit_property_listings: 50,
    limit_contact_views: 300,
    limit_premium_listings: 3,
    analytics_access: true,
    is_popular: true,
    color: '#b4532a',
  },
  {
    name: 'Agency',
    description: 'For an office with many brokers.',
    price: 5999,
    features: [
      'Unlimited listings',
      'Unlimited contact views',
      'Ten premium places',
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
      'Ten premium places',
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
    description: 'A station within a walk of fifteen minutes.',
    category: 'location' as const,
    icon: 'map-pin',
    color: '#2563eb',
  },
  {
    name: 'Near good schools',
    description: 'Schools that children reach without changing buses.',
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
    description: "A place of one's own, out of sun and rain.",
    category: 'amenity' as const,
    icon: 'car',
    color: '#475569',
  },
  {
    name: 'Gated security',
    description: 'A gate that is watched day and night.',
    category: 'amenity' as const,
    icon: 'shield',
    color: '#166534',
  },
  {
    name: 'Power backup',
    description: 'Lifts, lights and fans go on when the power is cut.',
    category: 'amenity' as const,
    icon: 'zap',
    color: '#ca8a04',
  },
  {
    name: 'Garden',
    description: 'Green to walk in, and room for plants.',
    category: 'lifestyle' as const,
    icon: 'tree-pine',
    color: '#15803d',
  },
  {
    name: 'Work from home',
    description: 'A quiet corner and a line that holds.',
    category: 'lifestyle' as const,
    icon: 'wifi',
    color: '#4f46e5',
  },
  {
    name: 'Markets and cafes',
    description: 'Daily needs and company around the corner.',
    category: 'lifestyle' as const,
    icon: 'coffee',
    color: '#92400e',
  },
  {
    name: 'Rental income',
    description: 'Easy to let, at a rent that pays.',
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
      'and the papers the broker has shown us.\n\n' +
      'If something is missing, the broker is told what, and can send it again.',
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
      'seen the home. If somebody does, [tell us](/contact).',
  },
  {
    title: 'What does KYC verified mean?',
    slug: 'what-does-kyc-verified-mean',
    type: 'faq' as const,
    content:
      'The broker has shown identity and address papers, and a RERA certificate where the ' +
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

To make the search for a home calm: real listings, reviewed by people, from brokers with a \
verified name, at prices that can be compared.

## Vision

That buying, selling or renting a home anywhere in India needs no more courage than the move itself.

## Values

- **Say what is known.** An area names what it measures, and a median how many homes it rests on.
- **People are checked, then trusted.** Brokers are verified before anything of theirs is public.
- **A number is not a lead to be sold.** Whoever asks about a home gives their number to one broker.
- **Made for every phone.** Pages are light and can be used by keyboard and by screen reader.

## Timeline 2020-2024

- **2020** Three friends keep a list of honest brokers in Pune, for friends of friends.
- **2021** The list becomes a website; every listing is visited before it goes online.
- **2022** Bangalore and Hyderabad join. Brokers are verified by their papers.
- **2023** Mumbai, Delhi and Chennai join. Prices are shown with what they rest on.
- **2024** Search reads what people write, in the words they use.

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
