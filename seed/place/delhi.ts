import { area, type City, outskirts } from './area.ts'

export const delhi: City = {
  name: 'Delhi',
  aliases: ['New Delhi', 'Dilli'],
  state: 'Delhi',
  latitude: 28.6139,
  longitude: 77.209,
  description:
    'The capital: builder floors and independent houses in planned colonies, society flats ' +
    'in Dwarka and Rohini, and the metro within reach of most of them.',
  areas: [
    area('Dwarka', '110075', 'South West Delhi', [28.5921, 77.046], [13_500, 24]),
    area('Saket', '110017', 'South Delhi', [28.5245, 77.2066], [21_000, 44]),
    area('Vasant Kunj', '110070', 'New Delhi', [28.5235, 77.1515], [18_500, 38]),
    area('Rohini', '110085', 'North West Delhi', [28.7165, 77.115], [13_000, 23]),
    area('Lajpat Nagar', '110024', 'South East Delhi', [28.5677, 77.2433], [20_500, 42]),
    area(
      'Greater Kailash I',
      '110048',
      'South Delhi',
      [28.5494, 77.238],
      [31_000, 56],
      ['GK 1', 'GK I', 'Greater Kailash 1'],
    ),
    area('Hauz Khas', '110016', 'South Delhi', [28.5494, 77.2001], [29_000, 56]),
    area(
      'Chittaranjan Park',
      '110019',
      'South East Delhi',
      [28.5385, 77.249],
      [21_500, 43],
      ['CR Park'],
    ),
    area('Janakpuri', '110058', 'West Delhi', [28.6219, 77.0878], [15_000, 26]),
    outskirts('Najafgarh', '110043', 'South West Delhi', [28.6092, 76.9798], [6200, 13]),
    area(
      'Mayur Vihar Phase 1',
      '110091',
      'East Delhi',
      [28.609, 77.2945],
      [14_500, 28],
      ['Mayur Vihar I', 'Mayur Vihar Phase I'],
    ),
    area('Karol Bagh', '110005', 'Central Delhi', [28.6514, 77.1907], [16_500, 34]),
    area(
      'Connaught Place',
      '110001',
      'New Delhi',
      [28.6315, 77.2167],
      [34_000, 110],
      ['CP', 'Rajiv Chowk'],
    ),
    outskirts('Chhatarpur', '110074', 'South Delhi', [28.5022, 77.178], [8500, 19], ['Chattarpur']),
  ],
}
