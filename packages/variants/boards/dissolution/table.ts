import type { BoardTable } from "@chancery/engine";

/**
 * The board of 1992: 122 spaces, 57 supply centers, no separate coasts. The rulebook's text fixes names, centers,
 * crossings and canals; its map of borders is rebuilt from the text and from geography (see notes.ts).
 * A `country` is the power a home center belongs to, or the nuclear power whose territory the province is.
 */
export const dissolutionBoard: BoardTable = {
  id: "dissolution",
  name: "Dissolution 1992",
  // R098: Tabriz or Tabuk.
  unclear: ["Tab"],
  provinces: [
    { id: "AdA", name: "Addis Ababa", terrain: "inland", country: "Ethiopia", center: true },
    { id: "Adr", name: "Adriatic Sea", terrain: "sea" },
    { id: "Aeg", name: "Aegean Sea", terrain: "sea" },
    { id: "Akm", name: "Akmola", terrain: "inland" },
    { id: "Akt", name: "Aktau", terrain: "coast", country: "Kazakhstan", center: true },
    { id: "Alb", name: "Albania", terrain: "coast", center: true },
    { id: "Alm", name: "Alma-Ata", terrain: "inland", country: "Kazakhstan", center: true },
    { id: "Alx", name: "Alexandria", terrain: "coast", country: "Egypt", center: true },
    { id: "Ara", name: "Arabian Sea", terrain: "sea" },
    { id: "Arm", name: "Armenia", terrain: "inland" },
    { id: "Ast", name: "Astrakhan", terrain: "coast", country: "Russia" },
    { id: "Asw", name: "Aswan", terrain: "coast", country: "Egypt", center: true },
    { id: "Ath", name: "Athens", terrain: "coast", country: "NATO" },
    { id: "Aus", name: "Austria", terrain: "inland", center: true },
    { id: "Avi", name: "Aviano", terrain: "coast", country: "NATO" },
    { id: "Aze", name: "Azerbaijan", terrain: "coast", center: true },
    { id: "Azo", name: "Sea of Azov", terrain: "sea" },
    { id: "Bal", name: "Baltic Sea", terrain: "sea" },
    { id: "Ben", name: "Benghazi", terrain: "coast", center: true },
    { id: "Bgd", name: "Belgrade", terrain: "inland", country: "Yugoslavia", center: true },
    { id: "BHz", name: "Bosnia-Herzegovina", terrain: "coast", center: true },
    { id: "Bla", name: "Black Sea", terrain: "sea" },
    { id: "Blo", name: "Balochistan", terrain: "coast" },
    { id: "Blr", name: "Belarus", terrain: "inland", center: true },
    { id: "Bra", name: "Bratislava", terrain: "inland", center: true },
    { id: "BSt", name: "Baltic States", terrain: "coast", center: true },
    { id: "Buc", name: "Bucharest", terrain: "coast", country: "Romania", center: true },
    { id: "Bul", name: "Bulgaria", terrain: "coast", center: true },
    { id: "Cai", name: "Cairo", terrain: "inland", country: "Egypt", center: true },
    { id: "Cas", name: "Caspian Sea", terrain: "sea" },
    { id: "Cha", name: "Chad", terrain: "inland" },
    { id: "Clu", name: "Cluj", terrain: "inland", country: "Romania", center: true },
    { id: "Cre", name: "Crete", terrain: "coast", country: "NATO" },
    { id: "Cri", name: "Crișana", terrain: "inland", aliases: ["Crisana"] },
    { id: "Cro", name: "Croatia", terrain: "coast", center: true },
    { id: "Dar", name: "Darfur", terrain: "inland" },
    { id: "Del", name: "Delhi", terrain: "inland", country: "India" },
    { id: "DiD", name: "Dire Dawa", terrain: "inland", country: "Ethiopia", center: true },
    { id: "Dji", name: "Djibouti", terrain: "coast" },
    { id: "Dmm", name: "Dammam", terrain: "coast", country: "Saudi Arabia", center: true, aliases: ["Dam"] },
    { id: "EGe", name: "East Germany", terrain: "coast", country: "NATO" },
    { id: "Eri", name: "Eritrea", terrain: "coast", center: true },
    { id: "Fin", name: "Finland", terrain: "coast", center: true },
    { id: "GAd", name: "Gulf of Aden", terrain: "sea" },
    { id: "Gda", name: "Gdansk", terrain: "coast", country: "Poland", center: true },
    { id: "Geo", name: "Georgia", terrain: "coast", center: true },
    { id: "GOm", name: "Gulf of Oman", terrain: "sea" },
    { id: "Guj", name: "Gujarat", terrain: "coast", country: "India" },
    { id: "Hun", name: "Hungary", terrain: "inland", center: true },
    { id: "Inc", name: "Incirlik", terrain: "coast", country: "NATO" },
    { id: "Ind", name: "Indian Ocean", terrain: "sea" },
    { id: "Ion", name: "Ionian Sea", terrain: "sea" },
    { id: "Irq", name: "Iraq", terrain: "coast", center: true },
    { id: "Isl", name: "Islamabad", terrain: "inland", country: "Pakistan", center: true },
    { id: "Ist", name: "Istanbul", terrain: "coast", country: "NATO" },
    { id: "Izm", name: "Izmir", terrain: "coast", country: "NATO" },
    { id: "Jor", name: "Jordan", terrain: "coast", center: true },
    { id: "Jub", name: "Juba", terrain: "inland", center: true },
    { id: "Kab", name: "Kabul", terrain: "inland", center: true },
    { id: "Kal", name: "Kaliningrad", terrain: "coast", country: "Russia" },
    { id: "Kan", name: "Kandahar", terrain: "inland", center: true },
    { id: "Kas", name: "Kashmir", terrain: "inland", country: "India" },
    { id: "Kch", name: "Karachi", terrain: "coast", country: "Pakistan", center: true },
    { id: "Kgd", name: "Karaganda", terrain: "inland" },
    { id: "Khk", name: "Kharkiv", terrain: "coast", country: "Ukraine", center: true },
    { id: "Khm", name: "Khartoum", terrain: "coast", center: true },
    { id: "Kho", name: "Khorasan", terrain: "inland" },
    { id: "Khu", name: "Khuzestan", terrain: "coast" },
    { id: "Kos", name: "Kosovo", terrain: "inland" },
    { id: "Kra", name: "Krasnodar", terrain: "coast", country: "Russia" },
    { id: "Kuw", name: "Kuwait", terrain: "coast" },
    { id: "Kyr", name: "Kyrgyzstan", terrain: "inland" },
    { id: "Kyv", name: "Kyiv", terrain: "inland", country: "Ukraine", center: true },
    { id: "Leb", name: "Lebanon", terrain: "coast" },
    { id: "Len", name: "Leningrad", terrain: "coast", country: "Russia" },
    { id: "Lev", name: "Levantine Sea", terrain: "sea" },
    { id: "Lib", name: "Libyan Sea", terrain: "sea" },
    { id: "Lvi", name: "Lviv", terrain: "inland" },
    { id: "Mac", name: "Macedonia", terrain: "inland" },
    { id: "Mec", name: "Mecca", terrain: "coast", country: "Saudi Arabia", center: true },
    { id: "Mol", name: "Moldova", terrain: "inland", center: true },
    { id: "Mos", name: "Moscow", terrain: "inland", country: "Russia" },
    { id: "Mum", name: "Mumbai", terrain: "coast", country: "India" },
    { id: "Naj", name: "Najran", terrain: "coast" },
    { id: "Nap", name: "Naples", terrain: "coast", country: "NATO" },
    { id: "Niz", name: "Nizhny Novgorod", terrain: "coast", country: "Russia" },
    { id: "Nuk", name: "Nukus", terrain: "inland", center: true },
    { id: "Ode", name: "Odessa", terrain: "coast" },
    { id: "Ols", name: "Olsztyn", terrain: "coast" },
    { id: "Oma", name: "Oman", terrain: "coast" },
    { id: "Par", name: "Paris", terrain: "coast", country: "NATO" },
    { id: "Per", name: "Persian Gulf", terrain: "sea" },
    { id: "Pes", name: "Peshawar", terrain: "inland", country: "Pakistan", center: true },
    { id: "Pod", name: "Podgorica", terrain: "coast", country: "Yugoslavia", center: true },
    { id: "Poz", name: "Poznan", terrain: "inland" },
    { id: "Pra", name: "Prague", terrain: "inland", center: true },
    { id: "Qat", name: "Qatar", terrain: "coast" },
    { id: "Ram", name: "Ramstein", terrain: "coast", country: "NATO" },
    { id: "Red", name: "Red Sea", terrain: "sea" },
    { id: "Riy", name: "Riyadh", terrain: "inland", country: "Saudi Arabia", center: true },
    { id: "Sev", name: "Sevastopol", terrain: "coast", country: "Ukraine", center: true },
    { id: "Shi", name: "Shiraz", terrain: "coast", country: "Iran", center: true },
    { id: "Som", name: "Somalia", terrain: "coast", center: true },
    { id: "Sue", name: "Suez", terrain: "coast", country: "Egypt", center: true },
    { id: "Sve", name: "Sverdlovsk", terrain: "inland", country: "Russia" },
    { id: "Svn", name: "Slovenia", terrain: "coast" },
    { id: "Syr", name: "Syria", terrain: "coast", center: true },
    { id: "Taj", name: "Tajikistan", terrain: "inland", center: true },
    { id: "Tbk", name: "Tabuk", terrain: "coast" },
    { id: "Tbz", name: "Tabriz", terrain: "coast", country: "Iran", center: true },
    { id: "Teh", name: "Tehran", terrain: "coast", country: "Iran", center: true },
    { id: "Tel", name: "Tel Aviv", terrain: "coast", country: "Israel" },
    { id: "Tkm", name: "Turkmenistan", terrain: "coast", center: true },
    { id: "Trp", name: "Tripoli", terrain: "coast", center: true },
    { id: "Tsh", name: "Tashkent", terrain: "inland", center: true },
    { id: "Tun", name: "Tunisia", terrain: "coast" },
    { id: "TyS", name: "Tyrrhenian Sea", terrain: "sea", aliases: ["Tyrhennian Sea"] },
    { id: "UAE", name: "United Arab Emirates", terrain: "coast", center: true },
    { id: "War", name: "Warsaw", terrain: "inland", country: "Poland", center: true },
    { id: "WDe", name: "Western Desert", terrain: "coast" },
    { id: "WMd", name: "Western Mediterranean Sea", terrain: "sea" },
    { id: "Yem", name: "Yemen", terrain: "coast", center: true },
  ],
  edges: {
    land: `
      AdA-DiD AdA-Eri AdA-Jub AdA-Khm Akm-Akt Akm-Alm Akm-Kgd Akm-Niz Akm-Sve Akt-Kgd Akt-Niz Akt-Nuk
      Alb-Kos Alb-Mac Alm-Kgd Alm-Kyr Alm-Nuk Alm-Tsh Alx-Cai Arm-Aze Arm-Geo Arm-Inc Arm-Tbz Ast-Mos
      Asw-Cai Asw-WDe Ath-Bul Ath-Mac Aus-Avi Aus-Bra Aus-Hun Aus-Pra Aus-Ram Aus-Svn Aze-Geo Ben-Cha
      Ben-Dar Ben-Khm Bgd-BHz Bgd-Buc Bgd-Bul Bgd-Cri Bgd-Cro Bgd-Hun Bgd-Kos Bgd-Mac Bgd-Pod Blo-Isl
      Blo-Kan Blo-Pes Blr-BSt Blr-Kyv Blr-Len Blr-Lvi Blr-Mos Blr-Ols Blr-War Bra-Hun Bra-Lvi Bra-Pra
      Bra-War BSt-Ols Buc-Clu Buc-Cri Buc-Mol Bul-Mac Cai-Sue Cai-WDe Cha-Dar Cha-Trp Clu-Cri Clu-Lvi
      Clu-Mol Cri-Hun Cri-Lvi Cro-Hun Dar-Jub Dar-Khm Del-Guj Del-Isl Del-Kas Del-Mum DiD-Dji DiD-Eri
      DiD-Som Dmm-Irq Dmm-Naj Dmm-Oma Dmm-Riy Dmm-Yem EGe-Poz EGe-Pra Gda-Poz Guj-Isl Hun-Lvi Hun-Svn
      Inc-Irq Inc-Tbz Irq-Jor Irq-Riy Irq-Syr Irq-Tbk Irq-Tbz Isl-Kas Isl-Kch Isl-Pes Jor-Syr Jub-Khm
      Kab-Kan Kab-Pes Kab-Taj Kab-Tkm Kab-Tsh Kan-Kho Kan-Pes Kan-Shi Kan-Tkm Kas-Pes Kgd-Nuk Khk-Kyv
      Khk-Mos Khm-WDe Kho-Shi Kho-Teh Kho-Tkm Khu-Tbz Khu-Teh Kos-Mac Kos-Pod Kyr-Taj Kyr-Tsh Kyv-Lvi
      Kyv-Mol Kyv-Mos Kyv-Ode Kyv-Sev Len-Mos Lvi-Mol Lvi-War Mec-Riy Mol-Ode Mos-Niz Naj-Oma Naj-Riy
      Niz-Sve Nuk-Tkm Nuk-Tsh Ols-Poz Ols-War Par-Ram Pes-Taj Poz-Pra Poz-War Pra-Ram Pra-War Riy-Tbk
      Shi-Teh Syr-Tel Taj-Tsh Tkm-Tsh
    `,
    both: `
      Akt-Ast Akt-Tkm Alb-Ath Alb-Pod Alx-Sue Alx-WDe Ast-Khk Ast-Kra Ast-Niz Asw-Khm Asw-Sue Ath-Ist
      Avi-Cro Avi-Nap Avi-Par Avi-Svn Aze-Kra Aze-Tbz Ben-Trp Ben-WDe BHz-Cro BHz-Pod Blo-Kch Blo-Shi
      BSt-Fin BSt-Kal BSt-Len Buc-Bul Buc-Ode Bul-Ist Cro-Pod Cro-Svn Dji-Eri Dji-Som Dji-Yem Dmm-Kuw
      Dmm-Qat Dmm-UAE EGe-Gda EGe-Ram Eri-Khm Eri-Yem Fin-Len Gda-Kal Gda-Ols Geo-Inc Geo-Kra Guj-Kch
      Guj-Mum Inc-Izm Inc-Syr Irq-Khu Irq-Kuw Ist-Izm Jor-Sue Jor-Tbk Jor-Tel Kal-Ols Khk-Sev Khu-Kuw
      Khu-Shi Kra-Sev Leb-Syr Leb-Tel Len-Niz Mec-Naj Mec-Tbk Naj-Yem Ode-Sev Oma-UAE Oma-Yem Qat-UAE
      Shi-UAE Sue-Tbk Sue-Tel Tbk-Tel Tbz-Teh Teh-Tkm Trp-Tun
    `,
    water: `
      Adr-Alb Adr-Avi Adr-BHz Adr-Cro Adr-Ion Adr-Nap Adr-Pod Adr-Svn Aeg-Ath Aeg-Cre Aeg-Ion Aeg-Ist
      Aeg-Izm Aeg-Lev Akt-Cas Alb-Ion Alx-Lev Ara-Blo Ara-GAd Ara-GOm Ara-Guj Ara-Ind Ara-Kch Ara-Mum
      Ara-Oma Ara-Yem Ast-Azo Ast-Cas Asw-Red Ath-Ion Avi-TyS Avi-WMd Aze-Cas Azo-Bla Azo-Khk Azo-Kra
      Azo-Sev Bal-BSt Bal-EGe Bal-Fin Bal-Gda Bal-Kal Bal-Len Bal-Ols Bal-Ram Ben-Lev Ben-Lib Bla-Buc
      Bla-Bul Bla-Geo Bla-Inc Bla-Ist Bla-Izm Bla-Kra Bla-Ode Bla-Sev Blo-GOm Cas-Kra Cas-Tbz Cas-Teh
      Cas-Tkm Cre-Ion Cre-Lev Cre-Lib Dji-GAd Dji-Red Dmm-Per Eri-Red GAd-Ind GAd-Som GAd-Yem GOm-Oma
      GOm-Per GOm-Shi GOm-UAE Inc-Lev Ind-Mum Ind-Som Ion-Lib Ion-Nap Ion-Tun Ion-TyS Irq-Per Izm-Lev
      Khm-Red Khu-Per Kuw-Per Leb-Lev Lev-Lib Lev-Sue Lev-Syr Lev-Tel Lev-WDe Lib-Trp Lib-Tun Mec-Red
      Naj-Red Nap-TyS Par-WMd Per-Qat Per-Shi Per-UAE Red-Sue Red-Tbk Red-Yem Tun-TyS Tun-WMd TyS-WMd
    `,
  },
};
