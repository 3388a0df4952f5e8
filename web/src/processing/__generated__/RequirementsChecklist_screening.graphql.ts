/**
 * @generated SignedSource<<60df26eee32446f432861441951f5525>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequirementsChecklist_screening$data = {
  readonly criteriaWeighted: boolean;
  readonly jobDescriptionsRead: boolean;
  readonly skillsExtracted: boolean;
  readonly " $fragmentType": "RequirementsChecklist_screening";
};
export type RequirementsChecklist_screening$key = {
  readonly " $data"?: RequirementsChecklist_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementsChecklist_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequirementsChecklist_screening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobDescriptionsRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skillsExtracted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criteriaWeighted",
      "storageKey": null
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "28b6c29d83ebd84226416f51f2148a52";

export default node;
